// Imported before all else by what serves requests: V8 keeps the decision that this prevents (decision 152).
import { setFlagsFromString } from 'node:v8';

// V8 allocates objects in the old generation where most of those allocated before lived long, as all do while a program
// starts. Afterwards the result of a query would live until the next collection of the whole heap, and so would
// everything that it refers to: each collection of new objects would copy them.
setFlagsFromString('--no-allocation-site-pretenuring');
