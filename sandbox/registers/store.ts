import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const REGISTERS = ['gamstop', 'spelpaus', 'hampi'] as const;
export type RegisterName = (typeof REGISTERS)[number];
export const isRegister = (name: unknown): name is RegisterName =>
  REGISTERS.some((register) => register === name);

/** `hangs`: accepts requests and never answers. `fails`: answers 503. */
export const MODES = ['answers', 'hangs', 'fails'] as const;
export type Mode = (typeof MODES)[number];
export const isMode = (name: unknown): name is Mode => MODES.some((mode) => mode === name);

/** People who have excluded themselves. GAMSTOP knows them by email address, the others by national id. */
export function createRegisterStore() {
  const people = new Map<RegisterName, Set<string>>(REGISTERS.map((name) => [name, new Set<string>()]));
  const modes = new Map<RegisterName, Mode>();
  const requests = new Map<RegisterName, number>();
  const keyOf = (person: string): string => person.trim().toLowerCase();
  return {
    modeOf: (register: RegisterName): Mode => modes.get(register) ?? 'answers',
    setMode: (register: RegisterName, mode: Mode) => void modes.set(register, mode),
    peopleOf: (register: RegisterName): readonly string[] => [...(people.get(register) ?? [])],
    has: (register: RegisterName, person: string) => people.get(register)?.has(keyOf(person)) === true,
    add: (register: RegisterName, person: string) => void people.get(register)?.add(keyOf(person)),
    remove: (register: RegisterName, person: string) => void people.get(register)?.delete(keyOf(person)),
    requestsTo: (register: RegisterName): number => requests.get(register) ?? 0,
    /** @returns null where the register does not answer; the reply is then sent, or never is */
    async admit(
      register: RegisterName,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<string | null> {
      requests.set(register, (requests.get(register) ?? 0) + 1);
      const mode = modes.get(register) ?? 'answers';
      if (mode === 'answers') return randomUUID();
      if (mode === 'fails') void reply.code(503).send('the register is out of service');
      else {
        reply.hijack();
        await once(request.raw.socket, 'close');
      }
      return null;
    },
  };
}

export type RegisterStore = ReturnType<typeof createRegisterStore>;
