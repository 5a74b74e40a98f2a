export { AcceptDocumentsButton } from './AcceptDocumentsButton.tsx';
export { DocumentToRead } from './DocumentToRead.tsx';
export { documentsQuery } from './queries.ts';
export { useAcceptDocuments } from './useAcceptDocuments.ts';
