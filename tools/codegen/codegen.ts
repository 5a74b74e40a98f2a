import { writeGenerated } from './generate.ts';

// `npm run codegen`: whether it has been run is a unit test's to say.
await writeGenerated();
