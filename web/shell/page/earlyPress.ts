const AWAKE = 'foyer:awake';

/**
 * Runs in the document, before any of our code has come: keeps what is pressed meanwhile, and presses it again in its
 * order once it means something; what somebody who waits presses over and over is pressed once. Links, forms and
 * popovers work without us and are left alone; a form of the method `dialog` leads nowhere without us (HTML, form
 * submission), so its button is kept too. A checkbox has turned by itself: it is turned back to be turned by React.
 * Each press is answered before the next, as a person's are: React renders between two microtasks.
 */
export const EARLY_PRESS_SCRIPT = `(()=>{const pressed=[];
const keep=(event)=>{const control=event.target.closest&&event.target.closest('button[type=button]:not([popovertarget]),form[method=dialog] button,input[type=checkbox],input[type=radio]');if(!control)return;if(pressed.length&&pressed.at(-1)[0]===control)pressed.pop();pressed.push([control,control.checked])};
const press=([control,isOn])=>{if(!control.isConnected)return;if(control.localName==='input')control.checked=!isOn;control.click()};
addEventListener('click',keep,true);
addEventListener('${AWAKE}',()=>{removeEventListener('click',keep,true);pressed.reduce((before,one)=>before.then(()=>press(one)),Promise.resolve())},{once:true})})();`;

/** Told once the page answers: hydrated, with its effects run. */
export const sayAwake = (): void => void dispatchEvent(new Event(AWAKE));
