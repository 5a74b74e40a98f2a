/** Event of the window: the page is hydrated and its effects have run. */
export const AWAKE = 'foyer:awake';

/**
 * Inline script: records clicks and input before hydration, hides them from React and replays them in
 * order, one per microtask so that React renders in between. Repeated clicks on a control count once;
 * links, popovers and forms (except `dialog` forms) are left alone. Field values are restored first,
 * because hydration resets them; React 19 only notices a value that differs from `_valueTracker`.
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

/** Call once the page is hydrated and its effects have run. */
export const announceHydrated = (): void => void dispatchEvent(new Event(AWAKE));
