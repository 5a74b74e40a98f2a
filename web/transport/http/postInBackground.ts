export type PostInBackground = (url: string, body: object) => void;

/**
 * Posts without waiting, also while the page is being left, and without cookies and the page's URL. Ignores failures.
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
