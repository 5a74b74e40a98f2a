/** Headers of all responses except pages, which set a policy with a nonce. */
export const DATA_HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
