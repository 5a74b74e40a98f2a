import { describe, expect, it } from 'vitest';
import { createQueue, type Queued } from './queue.ts';

interface Item extends Queued {
  readonly name: string;
}

const item = (name: string, owner = name, exclusiveKeys = [name]): Item => ({ name, owner, exclusiveKeys });
const namesOf = (batch: readonly Item[]) => batch.map(({ name }) => name);
const many = (count: number, owner?: string) =>
  Array.from({ length: count }, (_, index) => item(`${owner ?? 'one'}-${index}`, owner));

function queueOf(items: readonly Item[], { maxBatch = 256, concurrency = 2 } = {}) {
  const queue = createQueue<Item>({ maxBatch, concurrency });
  for (const one of items) queue.push(one);
  return queue;
}

describe('batches that run at the same time', () => {
  it('share the commands evenly', () => {
    const queue = queueOf(many(100));
    expect([queue.take().length, queue.take().length, queue.length]).toEqual([50, 50, 0]);
  });

  it('count what is already running as a share', () => {
    const queue = queueOf(many(100));
    queue.take();
    for (const more of many(50, 'later').map(({ name }) => item(name))) queue.push(more);
    expect(queue.take()).toHaveLength(75);
  });

  it('are not made smaller than is worth it', () => {
    expect(queueOf(many(20)).take()).toHaveLength(16);
  });

  it('never have the same player, whose commands stay in order', () => {
    const queue = queueOf([item('a', 'anna'), ...many(40), item('b', 'anna'), item('c', 'anna')]);
    const first = queue.take();
    expect(namesOf(first)).toEqual(expect.arrayContaining(['a', 'b', 'c']));
    queue.push(item('d', 'anna'));
    expect(namesOf(queue.take())).not.toContain('d');
    queue.release(first);
    expect(namesOf(queue.take())).toContain('d');
  });

  it('take all commands of one busy player together', () => {
    const queue = queueOf(many(100, 'anna'));
    expect([queue.take().length, queue.take().length]).toEqual([100, 0]);
  });

  it('never have the same key or round', () => {
    const queue = queueOf([item('a', 'anna', ['round']), item('b', 'bo', ['round'])]);
    const first = queue.take();
    expect([namesOf(first), namesOf(queue.take())]).toEqual([['a'], []]);
    queue.release(first);
    expect(namesOf(queue.take())).toEqual(['b']);
  });
});

it('what is put back comes before what waits, once its batch is released', () => {
  const queue = queueOf([item('a', 'anna'), item('b', 'bo')], { concurrency: 1 });
  const batch = queue.take();
  queue.push(item('c', 'chloe'));
  queue.putBack(batch);
  queue.release(batch);
  expect(namesOf(queue.take())).toEqual(['a', 'b', 'c']);
});
