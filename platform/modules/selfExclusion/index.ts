export { createSelfExclusions, type SelfExclusions } from './selfExclusion.ts';
export type { ExclusionRegister, ExclusionRegisters, RegisterPerson, RegisterReply } from './ports.ts';
