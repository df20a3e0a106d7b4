// First checks of every command of a guest's device: an existing place and an id.
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { Answer, Services } from '../../services/services.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { commandOf } from './order-headers.ts';

type Command = NonNullable<ReturnType<typeof commandOf>>;

/** `unreadable`: code for a command that cannot be parsed or has no id. */
export const guestCommand =
  <Route extends RouteGenericInterface>(
    { places }: Pick<Services, 'places'>,
    unreadable: string,
    take: (place: PublishedPlace, command: Command, body: FastifyRequest<Route>['body']) => Promise<Answer>,
  ) =>
  async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
    const place = await placeOf(places, request, reply);
    if (!place) return reply;
    const command = commandOf(request);
    if (!command) return personal(reply, { status: 400, body: refusal(unreadable, { id: null }) });
    return personal(reply, await take(place, command, request.body));
  };
