interface VariantRules {
  /** OVER-16: whether Escape closes the overlay; otherwise only its own buttons do. */
  readonly closesOnEscape: boolean;
  /** OVER-17: whether closing the overlay removes the parameters that opened it from the URL. */
  readonly cleansAddress: boolean;
}

const ORDINARY: VariantRules = { closesOnEscape: true, cleansAddress: false };

/** OVER-01 to OVER-13: all overlays. AMB-12: per spec Escape also closes the three that require an action. */
export const VARIANTS = {
  confirmation: ORDINARY,
  default: ORDINARY,
  error: ORDINARY,
  search: ORDINARY,
  'quick-deposit': { closesOnEscape: false, cleansAddress: true },
  'bonus-checker': { closesOnEscape: false, cleansAddress: false },
  'reality-check': ORDINARY,
  'content-accept': ORDINARY,
  'action-error': ORDINARY,
  'jackpot-win': ORDINARY,
  'raffle-win': ORDINARY,
  sow: { closesOnEscape: false, cleansAddress: true },
  'sumsub-kyc-required': ORDINARY,
} as const satisfies Record<string, VariantRules>;

export type OverlayVariant = keyof typeof VARIANTS;

export const rulesOf = (variant: OverlayVariant): VariantRules => VARIANTS[variant];
