/** The account's status, and the pop-ups the operator addresses to the player. The profile pages are imported from their file, so that they are a chunk of their own. */
export { CustomerPopUps } from './popUps/CustomerPopUps.tsx';
export { playerStatus, type PlayerStatus } from './playerStatus.ts';
