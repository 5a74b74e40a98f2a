/** What is common to all overlays of a variant. */
interface VariantRules {
  /** OVER-16; one that does not is closed by its own acts alone. */
  readonly closesOnEscape: boolean;
  /** OVER-17: what opened it from the address is taken out of the address when it closes. */
  readonly cleansAddress: boolean;
}

const ORDINARY: VariantRules = { closesOnEscape: true, cleansAddress: false };

/** OVER-01 to OVER-13: every overlay there is. AMB-12: by the letter Escape closes the three that ask for something. */
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
