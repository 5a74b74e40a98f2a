import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import { queryRegisters } from './query.ts';
import { checkNewcomer, saveNationalId, type RegisteringPerson } from './newcomers.ts';
import { checkBrand } from './dailyCheck.ts';
import { findPerson } from './people.ts';
import { registerReplies, type RegistersDeps } from './replies.ts';

/** EXCLUSION-10: asks national exclusion registers about players, and puts their replies into effect. */
export function createRegisters(deps: RegistersDeps) {
  const { database, sites, nationalIdKeys } = deps;

  const isAnyUsed = deps.areRegistersRequired || deps.registers.size > 0;
  const siteOf = ({ brand, country }: { brand: BrandId; country: string }): Site | null =>
    sites.byBrand(brand)?.inCountry(country) ?? null;
  const registersOf = (who: { brand: BrandId; country: string }): readonly string[] =>
    (siteOf(who)?.exclusionRegisters ?? []).filter(
      (name) => deps.areRegistersRequired || deps.registers.has(name),
    );

  const { requireReply, ...arrival } = registerReplies(deps, registersOf);

  return {
    /** @throws Refusal ExclusionRegisterUnavailable */
    checkNewcomer: (newcomer: RegisteringPerson) => checkNewcomer(deps, registersOf(newcomer), newcomer),
    /** Stores the national id by which registers find a player, if one of their registers needs it. */
    async saveNationalId(
      tx: Transaction,
      who: { readonly id: PlayerId; readonly brand: BrandId; readonly country: string },
      nationalId: { readonly number: string } | null,
    ): Promise<void> {
      const isNeeded = registersOf(who).some((name) => deps.registers.get(name)?.needsNationalId);
      if (nationalId && nationalIdKeys && isNeeded)
        await saveNationalId(tx, who.id, { keys: nationalIdKeys, number: nationalId.number });
    },
    /**
     * Asks about a player who signs in. Never fails: an excluded player may sign in to withdraw. Without a reply that is
     * stored, the register is asked again before play and deposits. Errors are logged.
     */
    async checkAtSignIn(playerId: PlayerId): Promise<void> {
      if (!isAnyUsed) return;
      try {
        const player = await findPerson(database.query, playerId, deps);
        if (player) await queryRegisters(deps, { player, isAtDeposit: false }, registersOf(player));
      } catch (err) {
        deps.log.error({ err, playerId }, 'a player signed in without the check of exclusion registers');
      }
    },
    /** EXCLUSION-11: call it before play begins, outside any transaction. @throws Refusal ExclusionRegisterUnavailable */
    requireReplyBeforePlay: (playerId: PlayerId): Promise<void> => requireReply(playerId, false),
    /** EXCLUSION-11: call it before a deposit, outside any transaction. @throws Refusal ExclusionRegisterUnavailable */
    requireReplyBeforeDeposit: (playerId: PlayerId): Promise<void> => requireReply(playerId, true),
    ...arrival,
    /** Asks about each active player once a day, from midnight in the brand's time zone on. */
    async checkDue(): Promise<void> {
      for (const site of sites.brands)
        for (const [register, countries] of countriesByRegister(site, registersOf))
          await checkBrand(deps, { site, register, countries });
    },
  };
}

export type Registers = ReturnType<typeof createRegisters>;

function countriesByRegister(
  { brand, countries }: Site,
  registersOf: (who: { brand: BrandId; country: string }) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const country of countries)
    for (const register of registersOf({ brand, country }))
      found.set(register, [...(found.get(register) ?? []), country]);
  return found;
}
