/** A style sheet is imported for its effect: Vite puts it into the chunk's sheet. */
declare module '*.css';
