/** Script of the frame, with the messages of Sumsub's own page. `data` has the texts and the documents. */
export const SCRIPT = `
const main = document.querySelector('main');
const frameId = new URLSearchParams(location.search).get('_');
const sessionId = crypto.randomUUID();
let lobby = '*', accessToken = null, say = data.words.en;
const post = (method, more) => parent.postMessage({ method: 'idCheck.' + method, frameId, sessionId, ...more }, lobby);
const ask = async (path, more) => {
  const response = await fetch('/websdk/' + path, { method: 'POST', body: JSON.stringify({ accessToken, ...more }) });
  const answer = await response.json();
  if (!response.ok) { post('onError', answer); throw new Error(answer.code); }
  return answer;
};
const element = (name, text, attributes = {}) => {
  const made = Object.assign(document.createElement(name), attributes);
  made.textContent = text;
  return made;
};
const show = (...parts) => {
  main.replaceChildren(...parts);
  post('onResize', { height: document.documentElement.offsetHeight });
};
const form = (name, lead) => {
  const made = document.createElement('form');
  const choices = document.createElement('fieldset');
  choices.append(element('legend', say.before));
  data.shown.forEach((shown, place) => {
    const choice = document.createElement('label');
    choice.append(element('input', '', { type: 'radio', name: 'shown', value: shown, checked: place === 0 }), say[shown]);
    choices.append(choice);
  });
  made.append(choices, element('button', say.send));
  made.addEventListener('submit', async (event) => {
    event.preventDefault();
    await ask('send', { shown: new FormData(made).get('shown') });
    post('onApplicantSubmitted');
    show(element('h1', say.looking), element('p', say.wait));
    setTimeout(follow, 300);
  });
  show(element('h1', say.title), element('p', lead), made);
};
const showState = (now) => {
  if (now.status === 'init') return form(now.name, say.lead.replace('{name}', now.name));
  if (now.status === 'pending') return show(element('h1', say.looking), element('p', say.wait));
  if (now.answer === 'GREEN') return show(element('h1', say.done), element('p', say.back));
  if (now.rejectType === 'RETRY') return form(now.name, say.again);
  show(element('h1', say.refused), element('p', say.back));
};
const follow = async () => {
  const now = await ask('state');
  if (now.status !== 'completed') return setTimeout(follow, 300);
  post('onApplicantStatusChanged', { reviewStatus: now.status, reviewResult: { reviewAnswer: now.answer } });
  showState(now);
};
addEventListener('message', async ({ source, origin, data: message }) => {
  if (source !== parent || !message || typeof message.accessToken !== 'string') return;
  if (message.method !== 'idCheck.init' && message.method !== 'idCheck.updateAccessToken') return;
  lobby = origin;
  accessToken = message.accessToken;
  const lang = String(message.lang || 'en').split('-')[0];
  say = data.words[lang] || say;
  document.documentElement.lang = data.words[lang] ? lang : 'en';
  const now = await ask('state');
  showState(now);
  post('onInitialized');
  if (now.status === 'pending') follow();
});
post('onReady');
`;
