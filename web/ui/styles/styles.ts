// The style sheets of every page, in the order of the cascade. The brand's theme comes with the document.
import './layers.css';
import './tokens.css';
import './base.css';
import './shell.css';
import './forcedColours.css';
