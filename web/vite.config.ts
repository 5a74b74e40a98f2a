import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one tree: the browser's (hashed chunks and a manifest) and the server's (one bundle). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  build: isSsrBuild ? serverBuild : clientBuild,
  // The bundle carries its own React, in its production form whatever NODE_ENV the platform runs with.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}));

const clientBuild = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  rollupOptions: {
    // The sign-in form runs on the server alone; it is built here for its styles.
    input: ['shell/entryClient.tsx', 'features/identity/SignInForm.tsx'],
  },
};

const serverBuild = {
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node20',
  rollupOptions: { output: { entryFileNames: '[name].js' } },
};
