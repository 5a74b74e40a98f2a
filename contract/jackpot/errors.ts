/** The texts of the catalogue that concern the jackpot. */

/** JACK-34: settings, operator or player are missing where an opt-in should be sent. */
export const SETTINGS_MISSING = 'Jackpot settings are missing';
/** JACK-27: title and text, where there are no others. */
export const STATUS_FAILED = { title: 'Error', text: 'Error fetching the status' } as const;
/** JACK-07: where there is no other. */
export const SETTINGS_TITLE = 'Jackpot Opt-In Settings';
/** JSOCK-10: logged when the socket closes. */
export const SOCKET_CLOSED = 'Unable to establish connection to ThrillConnect Websocket...';
/** JSOCK-11: logged when retries end. */
export const RETRIES_ENDED = 'Maximum retry attempts reached for jackpot.';
