/** Of a phone, of half a page, of a whole one; measured in the list itself, as large as its text. */
export const places = {
  row: "@max-[18rem]:flex @max-[18rem]:flex-col @max-[18rem]:items-start grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-4 @min-[46rem]:grid-cols-[8.25rem_9rem_auto_minmax(0,1fr)_auto_8.5rem] @min-[46rem]:py-3.5",
  plate: "col-span-2 @min-[46rem]:col-span-1 @min-[46rem]:row-span-3",
  state: "text-end @min-[46rem]:row-span-3 @min-[46rem]:text-start",
  next: "col-span-3 mt-1 @min-[30rem]:col-span-2 @min-[46rem]:mt-0",
  insurer: "col-span-3 @min-[30rem]:col-span-2 @min-[46rem]:col-start-3 @min-[46rem]:row-start-2",
  created:
    "col-start-1 row-start-4 @min-[30rem]:col-span-2 @min-[46rem]:col-span-1 @min-[46rem]:col-start-3 @min-[46rem]:row-start-3",
  updated:
    "col-span-2 col-start-2 row-start-4 @min-[30rem]:col-start-1 @min-[30rem]:row-start-5 @min-[46rem]:col-start-4 @min-[46rem]:row-start-3",
  price:
    "col-span-2 col-start-1 row-start-5 mt-1.5 self-center @min-[30rem]:col-span-1 @min-[30rem]:col-start-3 @min-[30rem]:row-start-2 @min-[30rem]:mt-0 @min-[30rem]:text-end @min-[46rem]:col-start-5 @min-[46rem]:row-span-2 @min-[46rem]:row-start-1",
  actions:
    "col-start-3 row-start-5 mt-1.5 self-center @min-[30rem]:row-span-2 @min-[30rem]:row-start-3 @min-[30rem]:mt-0 @min-[46rem]:col-start-6 @min-[46rem]:row-start-1",
  change:
    "col-span-3 row-start-6 justify-self-end @min-[30rem]:row-start-5 @min-[46rem]:col-span-1 @min-[46rem]:col-start-6 @min-[46rem]:row-start-3",
} as const;
