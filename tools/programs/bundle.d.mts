export function bundleProduction(): Promise<void>;
export function bundleProgram(program: string, folder?: string): Promise<string | null>;
