export function bundleProgram(program: string, folder?: string): Promise<string | null>;
