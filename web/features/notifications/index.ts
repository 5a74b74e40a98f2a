/** The page of notifications. The panel is imported from its file, because it is loaded when it first opens. */
export { Notifications } from './Notifications.tsx';
