import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawMark, drawPicture } from '../art/pictures.ts';
import { subjectOf, type Game } from '../games.ts';
import { picturesOf } from './picturePaths.ts';

/** The studio's pictures at stable addresses, for platforms and for its own pages. */
export function registerPictureRoutes(app: FastifyInstance, games: ReadonlyMap<string, Game>): void {
  app.get<{ Params: { game: string; picture: string } }>(
    `${picturesOf(':game')}/:picture.svg`,
    (request, reply) => {
      const game = games.get(request.params.game);
      send(request, reply, game ? drawPicture(subjectOf(game), request.params.picture) : null);
    },
  );
  app.get<{ Params: { studio: string } }>('/pictures/studios/:studio.svg', (request, reply) => {
    send(request, reply, drawMark(request.params.studio));
  });
}

function send(request: FastifyRequest, reply: FastifyReply, svg: string | null): void {
  if (svg === null) return reply.callNotFound();
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff', etag });
  if (request.headers['if-none-match'] === etag) void reply.code(304).send();
  else void reply.type('image/svg+xml').send(svg);
}
