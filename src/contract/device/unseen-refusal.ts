// An order refused after its guest had left, as stored on the device.
import * as v from 'valibot';

const unseenSchema = v.object({ label: v.string(), at: v.number() });
export type UnseenRefusal = v.InferOutput<typeof unseenSchema>;

/** An unreadable refusal was reported already, or is of another build. */
export const parseUnseenRefusals = (value: unknown): readonly UnseenRefusal[] => {
  const parsed = v.safeParse(v.array(unseenSchema), value);
  return parsed.success ? parsed.output : [];
};
