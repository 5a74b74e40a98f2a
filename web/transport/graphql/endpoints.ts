/** GQLC-01: path of the lobby's GraphQL requests and of the subscription socket. */
export const LOBBY_ENDPOINT = '/graphql';
/** GQLC-05, AMB-19: the second request layer, for game content only. */
export const CONTENT_ENDPOINT = '/api/graphql';
