const REQUIRED = ['url', 'client_id', 'redirect_uri', 'response_type', 'scope', 'authority'] as const;

type SignInRequest = Partial<Readonly<Record<(typeof REQUIRED)[number], string>>>;

/** OIDC-15, OIDC-16. @throws Error if a parameter is missing, before any state is stored */
export function assertSignInRequest(request: SignInRequest): void {
  for (const name of REQUIRED) if (!request[name]) throw new Error(`No ${name} passed`);
  if (request.response_type !== 'code')
    throw new Error('Only the Authorization Code flow (with PKCE) is supported');
}
