const AWAKE = 'foyer:awake';

/**
 * Runs in the document, before any of our code has come: keeps the last button pressed meanwhile, and presses it again
 * once it means something. Links, forms and popovers work without us and are left alone; a form of the method `dialog`
 * leads nowhere without us (HTML, form submission), so its button is kept too.
 */
export const EARLY_PRESS_SCRIPT = `(()=>{let pressed=null;
const keep=(event)=>{const button=event.target.closest&&event.target.closest('button[type=button]:not([popovertarget]),form[method=dialog] button');if(button)pressed=button};
addEventListener('click',keep,true);
addEventListener('${AWAKE}',()=>{removeEventListener('click',keep,true);if(pressed&&pressed.isConnected)pressed.click()},{once:true})})();`;

/** Told once the page answers: hydrated, with its effects run. */
export const sayAwake = (): void => void dispatchEvent(new Event(AWAKE));
