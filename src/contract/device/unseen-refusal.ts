// An order that came to nothing when its guest had gone, as it lies on the device.
import * as v from 'valibot';

const unseenSchema = v.object({ label: v.string(), at: v.number() });
export type UnseenRefusal = v.InferOutput<typeof unseenSchema>;

/** A refusal that cannot be read was told already, or is of another build. */
export const parseUnseenRefusals = (value: unknown): readonly UnseenRefusal[] => {
  const parsed = v.safeParse(v.array(unseenSchema), value);
  return parsed.success ? parsed.output : [];
};
