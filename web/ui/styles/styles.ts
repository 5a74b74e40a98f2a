// Style sheets of every page, in cascade order. The brand's theme comes with the document.
import './layers.css';
import './tokens.css';
import './base.css';
import './shell.css';
import './forcedColours.css';
