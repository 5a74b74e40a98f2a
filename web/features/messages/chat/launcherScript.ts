import {
  CHAT_IS_OPEN_KEY,
  TALKER_KEY,
  VISITOR,
  VISITOR_SIGNED_IN,
} from '../../../transport/chat/chatMark.ts';

export const CHAT_PANEL_ID = 'chat';

/**
 * CHAT-03: runs in the document and costs the first load nothing: the chat's code is asked for by the first press, or,
 * where a conversation stood open on the page before, once the page answers. Code that does not come is told in the
 * panel, and asked for again.
 */
export const messengerScript = (codeHref: string, isPlayers: boolean): string => `${marking(isPlayers)}(()=>{
const panel=document.getElementById('${CHAT_PANEL_ID}');let code;
const begin=()=>code??=import('${codeHref}').catch(()=>{code=null;panel.dataset.state='loadFailed'});
panel.addEventListener('beforetoggle',({newState})=>{if(newState==='open')begin()});
panel.addEventListener('click',({target})=>{if(target.closest('[value=again]'))begin()});
try{if(sessionStorage.getItem('${CHAT_IS_OPEN_KEY}'))addEventListener('foyer:awake',begin,{once:true})}catch{}
})();`;

/** FLAG-19: the classic widget brings its own button, so it waits for nobody but the page and the visitor's consent. */
export const classicScript = (codeHref: string, isPlayers: boolean): string =>
  `${marking(isPlayers)}addEventListener('foyer:awake',()=>import('${codeHref}').catch(()=>{}),{once:true});`;

/** CHAT-04: a page that was rendered for a player, whether its chat is opened or not. */
const marking = (isPlayers: boolean): string =>
  isPlayers
    ? `try{if(sessionStorage.getItem('${TALKER_KEY}')==='${VISITOR}')sessionStorage.setItem('${TALKER_KEY}','${VISITOR_SIGNED_IN}')}catch{}`
    : '';
