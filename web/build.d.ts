/** Set by Vite: true only in builds for testers (FLAG-22). Other builds do not contain the code that it guards. */
declare const HAS_TEST_UTILITIES: boolean;
