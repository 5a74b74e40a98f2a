import { BANNER_RECORD_KEY, CONSENT_KEY } from '../../transport/consent/consentStore.ts';

export const CONSENT_PROMPT_ID = 'first-question';

/**
 * Inline script that shows the consent prompt before the first paint if no choice is stored; only the
 * browser knows. It stores the last pressed button until the handler is loaded (CONS-08).
 */
export const CONSENT_PROMPT_SCRIPT = `(()=>{const template=document.getElementById('${CONSENT_PROMPT_ID}');
try{if(sessionStorage.getItem('${CONSENT_KEY}')||localStorage.getItem('${BANNER_RECORD_KEY}'))return}catch{}
const question=template.content.firstElementChild;template.replaceWith(template.content);question.id=template.id;
question.addEventListener('click',({target})=>{const button=target.closest('button');
if(button)question.dataset.pressed=button.value});
question.addEventListener('change',({target})=>{target.ariaChecked=target.checked})})()`;
