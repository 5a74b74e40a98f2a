import { BANNER_RECORD_KEY, CONSENT_KEY } from '../../transport/consent/consentStore.ts';

export const CONSENT_PROMPT_ID = 'first-question';

/**
 * The question comes with the page as a template, because only the browser knows whether it was answered. This runs in
 * the document before anything is painted: who has to be asked sees the question with the first paint. Its switches
 * turn by themselves; the last button pressed is kept until somebody hears it (CONS-08).
 */
export const CONSENT_PROMPT_SCRIPT = `(()=>{const template=document.getElementById('${CONSENT_PROMPT_ID}');
try{if(sessionStorage.getItem('${CONSENT_KEY}')||localStorage.getItem('${BANNER_RECORD_KEY}'))return}catch{}
const question=template.content.firstElementChild;template.replaceWith(template.content);question.id=template.id;
question.addEventListener('click',({target})=>{const button=target.closest('button');
if(button)question.dataset.pressed=button.value});
question.addEventListener('change',({target})=>{target.ariaChecked=target.checked})})()`;
