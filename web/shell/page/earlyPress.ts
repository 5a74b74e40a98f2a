const AWAKE = 'foyer:awake';

/**
 * Runs in the document, before any of our code has come: keeps what is pressed meanwhile, and presses it again in its
 * order once it means something; what somebody who waits presses over and over is pressed once. Links, forms and
 * popovers work without us and are left alone; a form of the method `dialog` leads nowhere without us (HTML, form
 * submission), so its button is kept too. A checkbox has turned by itself: it is turned back to be turned by React.
 * Each press is answered before the next, as a person's are: React renders between two microtasks.
 *
 * A press that is kept is kept from React as well, which answers those that come while it hydrates: it would be pressed
 * twice. What is written and chosen meanwhile React takes back where it holds the value itself, so it is written again
 * before anything is pressed. React hears of a value only where it is another than the one it has noted on the element
 * (`_valueTracker`, of React 19).
 */
export const EARLY_PRESS_SCRIPT = `(()=>{const pressed=[],written=new Map;
const keep=(event)=>{const control=event.target.closest&&event.target.closest('button:not([popovertarget]),input[type=checkbox],input[type=radio]');
if(!control||control.type==='submit'&&control.form?.method!=='dialog')return;
if(control.closest('#app')){event.stopPropagation();if(control.localName==='button')event.preventDefault()}
if(pressed.length&&pressed.at(-1)[0]===control)pressed.pop();pressed.push([control,control.checked])};
const note=({target})=>{if(!/checkbox|radio/.test(target.type)&&target.closest('#app'))written.set(target,target.value)};
const press=([control,isOn])=>{if(!control.isConnected)return;if(control.localName==='input')control.checked=!isOn;control.click()};
const write=([field,value])=>{field.value=value;field._valueTracker?.setValue(value+1);field.dispatchEvent(new Event('change',{bubbles:true}))};
addEventListener('click',keep,true);addEventListener('input',note,true);
addEventListener('${AWAKE}',()=>{removeEventListener('click',keep,true);removeEventListener('input',note,true);
[...[...written].map((one)=>()=>write(one)),...pressed.map((one)=>()=>press(one))].reduce((before,act)=>before.then(act),Promise.resolve())},{once:true})})();`;

/** Told once the page answers: hydrated, with its effects run. */
export const announceHydrated = (): void => void dispatchEvent(new Event(AWAKE));
