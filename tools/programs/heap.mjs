// The first import of what starts the product's programs: V8 keeps the decisions that it has made before (decision 152).
import { setFlagsFromString } from 'node:v8';

// V8 learns which code creates objects that live long, and allocates them in the old generation at once. While a program
// starts, most objects live long. Afterwards the results of queries would be old as well, and each collection of the young
// generation would copy all that they refer to.
setFlagsFromString('--no-allocation-site-pretenuring');
