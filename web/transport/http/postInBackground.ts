export type PostInBackground = (url: string, body: object) => void;

/**
 * Posts without waiting for a response, also while the page is being left. Sends neither cookies nor the
 * page's URL, and ignores failures.
 */
export const postInBackground: PostInBackground = (url, body) => {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {});
};
