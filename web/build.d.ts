/** True in a build for testers alone (FLAG-22); Vite writes it in, and what it guards is left out elsewhere. */
declare const HAS_TEST_UTILITIES: boolean;
