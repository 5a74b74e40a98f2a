/** Where the product publishes the SDL of its GraphQL, the same on every brand. */
export const SCHEMA_PATH = '/graphql/schema.graphql';
