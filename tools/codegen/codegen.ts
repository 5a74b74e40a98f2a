import { writeGenerated } from './generate.ts';

// `npm run codegen`; a unit test checks that its output is current.
await writeGenerated();
