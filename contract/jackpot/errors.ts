/** JACK-34: an opt-in could not be sent because the settings, operator or player are missing. */
export const SETTINGS_MISSING = 'Jackpot settings are missing';
/** JACK-27: default title and text of the message that the opt-in status could not be read. */
export const STATUS_FAILED = { title: 'Error', text: 'Error fetching the status' } as const;
/** JACK-07: default title of the opt-in settings. */
export const SETTINGS_TITLE = 'Jackpot Opt-In Settings';
/** JSOCK-10: logged when the socket closes. */
export const SOCKET_CLOSED = 'Unable to establish connection to ThrillConnect Websocket...';
/** JSOCK-11: logged when no more reconnects are attempted. */
export const RETRIES_ENDED = 'Maximum retry attempts reached for jackpot.';
