import { CHAT_IS_OPEN_KEY, TALKER_KEY, VISITOR, VISITOR_SIGNED_IN } from '../../transport/chat/chatMark.ts';

export const CHAT_PANEL_ID = 'chat';

/**
 * CHAT-03: inline script that loads the chat's code with the first click, or after hydration if a
 * conversation was open on the previous page. A failed load is shown in the panel and can be retried.
 */
export const messengerScript = (codeHref: string, isPlayers: boolean): string => `${marking(isPlayers)}(()=>{
const panel=document.getElementById('${CHAT_PANEL_ID}');let code;
const begin=()=>code??=import('${codeHref}').catch(()=>{code=null;panel.dataset.state='loadFailed'});
panel.addEventListener('beforetoggle',({newState})=>{if(newState==='open')begin()});
panel.addEventListener('click',({target})=>{if(target.closest('[value=again]'))begin()});
try{if(sessionStorage.getItem('${CHAT_IS_OPEN_KEY}'))addEventListener('foyer:awake',begin,{once:true})}catch{}
})();`;

/** FLAG-19: the classic widget has its own button, so it is loaded after hydration. */
export const classicScript = (codeHref: string, isPlayers: boolean): string =>
  `${marking(isPlayers)}addEventListener('foyer:awake',()=>import('${codeHref}').catch(()=>{}),{once:true});`;

/**
 * CHAT-04: on a player's page, records in sessionStorage that the tab's chat visitor has signed in, so that they
 * keep their conversation.
 */
const marking = (isPlayers: boolean): string =>
  isPlayers
    ? `try{if(sessionStorage.getItem('${TALKER_KEY}')==='${VISITOR}')sessionStorage.setItem('${TALKER_KEY}','${VISITOR_SIGNED_IN}')}catch{}`
    : '';
