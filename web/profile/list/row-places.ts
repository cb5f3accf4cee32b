/** Of a phone, of half a page, of a whole one; measured in the list itself, as large as its text. */
export const places = {
  row: "@max-[18rem]:flex @max-[18rem]:flex-col @max-[18rem]:items-start grid-cols-[auto_minmax(0,1fr)] [grid-template-areas:'plate_state'_'next_next'_'insurer_insurer'_'created_updated'_'price_actions'_'change_change'] gap-x-4 gap-y-1 px-5 py-4 @min-[30rem]:grid-cols-[auto_minmax(0,1fr)_9rem] @min-[30rem]:[grid-template-areas:'plate_state_price'_'next_next_actions'_'insurer_insurer_actions'_'created_updated_change'] @min-[46rem]:grid-cols-[8.25rem_9rem_auto_minmax(0,1fr)_auto_8.5rem] @min-[46rem]:[grid-template-areas:'plate_state_next_next_price_actions'_'plate_state_insurer_insurer_price_actions'_'plate_state_created_updated_price_change']",
  plate: "[grid-area:plate]",
  state: "[grid-area:state] text-end @min-[30rem]:text-start",
  next: "[grid-area:next] mt-1 @min-[46rem]:mt-0",
  insurer: "[grid-area:insurer]",
  created: "[grid-area:created]",
  updated: "[grid-area:updated]",
  price: "[grid-area:price] @min-[30rem]:text-end",
  actions: "[grid-area:actions] mt-1.5 text-end @min-[30rem]:mt-0",
  /** Where nothing may be changed, the action has the whole height. */
  actionsAlone: "@min-[46rem]:row-end-[change-end]",
  change: "[grid-area:change] justify-self-end @min-[30rem]:-mt-[6px] @min-[30rem]:-mb-[16px]",
  /** Beside the action of a phone, where there is no price yet. */
  changeForPrice:
    "@max-[30rem]:mt-1.5 @max-[30rem]:justify-self-start @max-[30rem]:[grid-area:price]",
} as const;
