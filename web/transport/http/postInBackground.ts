export type PostInBackground = (url: string, body: object) => void;

/**
 * Posts what nobody waits for, also while the page is being left. Neither cookies nor the page's address go along,
 * and whether it arrived is nobody's concern here.
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
