/** Of every response that is not a page; pages set a policy of their own, with a nonce. */
export const DATA_HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
