/** The account's status, and the pop-ups the operator addresses to the player. The profile is loaded by its own path. */
export { CustomerPopUps } from './popUps/CustomerPopUps.tsx';
export { playerStatus, type PlayerStatus } from './playerStatus.ts';
