/**
 * Frees the memory of a buffer at once; afterwards its length is 0. For large buffers that the
 * caller alone holds: V8 begins to collect the whole heap after each 8 MB of buffers left to it.
 * Small ones share their memory with others and are left alone.
 */
export const freeBytes = ({ buffer, byteLength }: Uint8Array) => {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
};
