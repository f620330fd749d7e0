import { type AskOptions, type Keyless, keyed, type TypedDocument } from '../document.ts';
import type * as Types from './types.ts';
const braceletDocument: TypedDocument<Types.BraceletQuery, Types.BraceletQueryVariables> = "query Bracelet($ref:StockRef!){bracelet(ref:$ref){...BraceletFields}}fragment BraceletFields on Bracelet{availability color description id isActive kind material media{images{slot url}set3d video view3d}name note numberOfStones price{currency perCarat total unit}size stockNumber title totalCarats updatedAt version}";

const braceletsDocument: TypedDocument<Types.BraceletsQuery, Types.BraceletsQueryVariables> = "query Bracelets($filter:BraceletFilter$sort:[BraceletSort!]$page:PageInput){bracelets(filter:$filter sort:$sort page:$page){total index size items{...BraceletFields}}}fragment BraceletFields on Bracelet{availability color description id isActive kind material media{images{slot url}set3d video view3d}name note numberOfStones price{currency perCarat total unit}size stockNumber title totalCarats updatedAt version}";

const cancelOrderDocument: TypedDocument<Types.CancelOrderMutation, Types.CancelOrderMutationVariables> = "mutation CancelOrder($input:CancelOrderInput!){cancelOrder(input:$input){order{...OrderFields}}}fragment OrderFields on Order{id version status isCancellable isTest reference note currency totalPrice createdAt updatedAt completedAt documentUrl deliveryAddress{...OrderAddressFields}billingAddress{...OrderAddressFields}lines{id kind itemId stockNumber description carats numberOfStones ringSize lineSet report{laboratory number}price{currency total perCarat unit}facts{label value}}timeline{id at kind status statusBefore note isByBuyer}}fragment OrderAddressFields on OrderAddress{name company address city federation country phone email}";

const createWebhookEndpointDocument: TypedDocument<Types.CreateWebhookEndpointMutation, Types.CreateWebhookEndpointMutationVariables> = "mutation CreateWebhookEndpoint($input:CreateWebhookEndpointInput!){createWebhookEndpoint(input:$input){secret endpoint{...WebhookEndpointFields}}}fragment WebhookEndpointFields on WebhookEndpoint{id version isTest url description events stockTypes createdAt lastDeliveredAt failingSince disabledAt disabledReason previousUntil}";

const customNecklaceDocument: TypedDocument<Types.CustomNecklaceQuery, Types.CustomNecklaceQueryVariables> = "query CustomNecklace($ref:StockRef!){customNecklace(ref:$ref){...CustomNecklaceFields}}fragment CustomNecklaceFields on CustomNecklace{availability chainLength description id isActive kind material media{images{slot url}set3d video view3d}name note numberOfStones price{currency perCarat total unit}shape{code id label rank}stockNumber totalCarats updatedAt version}";

const customNecklacesDocument: TypedDocument<Types.CustomNecklacesQuery, Types.CustomNecklacesQueryVariables> = "query CustomNecklaces($filter:CustomNecklaceFilter$sort:[CustomNecklaceSort!]$page:PageInput){customNecklaces(filter:$filter sort:$sort page:$page){total index size items{...CustomNecklaceFields}}}fragment CustomNecklaceFields on CustomNecklace{availability chainLength description id isActive kind material media{images{slot url}set3d video view3d}name note numberOfStones price{currency perCarat total unit}shape{code id label rank}stockNumber totalCarats updatedAt version}";

const deleteWebhookEndpointDocument: TypedDocument<Types.DeleteWebhookEndpointMutation, Types.DeleteWebhookEndpointMutationVariables> = "mutation DeleteWebhookEndpoint($input:DeleteWebhookEndpointInput!){deleteWebhookEndpoint(input:$input){endpointId}}";

const diamondDocument: TypedDocument<Types.DiamondQuery, Types.DiamondQueryVariables> = "query Diamond($ref:DiamondRef!){diamond(ref:$ref){...DiamondFields}}fragment DiamondFields on Diamond{availability carats clarity{code id label rank}collections color{category code id label name rank variation}colorShade comment cut{code id label rank}discount eyeClean fancyIntensity{code id label rank}fluorescence{code id label rank}fluorescenceColor fluorescenceText id isActive isHighlighted isLabGrown isLine isMatchingPair isPair isSnP kind lineSet lineSetClarity lineSetColor media{images{slot url}set3d video view3d}milky note overtone parcelStones polish{code id label rank}price{currency perCarat total unit}proportions{crownAngle crownHeight culetSize depthPercent girdle height length tablePercent width}rapPrice report{laboratory{code id label rank}number url}set{availability carats description discount kind memberIds perCarat stones total}shape{code id label rank}showToAll status stockNumber symmetry{code id label rank}tradeShow treatment updatedAt version}";

const diamondsDocument: TypedDocument<Types.DiamondsQuery, Types.DiamondsQueryVariables> = "query Diamonds($filter:DiamondFilter$sort:[DiamondSort!]$page:PageInput){diamonds(filter:$filter sort:$sort page:$page){total index size items{...DiamondFields}}}fragment DiamondFields on Diamond{availability carats clarity{code id label rank}collections color{category code id label name rank variation}colorShade comment cut{code id label rank}discount eyeClean fancyIntensity{code id label rank}fluorescence{code id label rank}fluorescenceColor fluorescenceText id isActive isHighlighted isLabGrown isLine isMatchingPair isPair isSnP kind lineSet lineSetClarity lineSetColor media{images{slot url}set3d video view3d}milky note overtone parcelStones polish{code id label rank}price{currency perCarat total unit}proportions{crownAngle crownHeight culetSize depthPercent girdle height length tablePercent width}rapPrice report{laboratory{code id label rank}number url}set{availability carats description discount kind memberIds perCarat stones total}shape{code id label rank}showToAll status stockNumber symmetry{code id label rank}tradeShow treatment updatedAt version}";

const errorCatalogueDocument: TypedDocument<Types.ErrorCatalogueQuery, Types.ErrorCatalogueQueryVariables> = "query ErrorCatalogue{errorCatalogue{code errorCode httpStatus message explanation reasons{reason explanation}}}";

const eternityRingDocument: TypedDocument<Types.EternityRingQuery, Types.EternityRingQueryVariables> = "query EternityRing($ref:StockRef!){eternityRing(ref:$ref){...EternityRingFields}}fragment EternityRingFields on EternityRing{availability caratsPerStone clarity{code id label rank}color{category code id label name rank variation}colorOfGold id isActive kind material media{images{slot url}set3d video view3d}name note numberOfStones price{currency perCarat total unit}ringSize shape{code id label rank}stockNumber totalCarats updatedAt version}";

const eternityRingsDocument: TypedDocument<Types.EternityRingsQuery, Types.EternityRingsQueryVariables> = "query EternityRings($filter:EternityRingFilter$sort:[EternityRingSort!]$page:PageInput){eternityRings(filter:$filter sort:$sort page:$page){total index size items{...EternityRingFields}}}fragment EternityRingFields on EternityRing{availability caratsPerStone clarity{code id label rank}color{category code id label name rank variation}colorOfGold id isActive kind material media{images{slot url}set3d video view3d}name note numberOfStones price{currency perCarat total unit}ringSize shape{code id label rank}stockNumber totalCarats updatedAt version}";

const extendHoldDocument: TypedDocument<Types.ExtendHoldMutation, Types.ExtendHoldMutationVariables> = "mutation ExtendHold($input:ExtendHoldInput!){extendHold(input:$input){isReplay hold{...HoldFields}}}fragment HoldFields on Hold{id version kind itemId stockNumber isByHouse isTest note placedAt until endedAt outcome}";

const genericDiamondDocument: TypedDocument<Types.GenericDiamondQuery, Types.GenericDiamondQueryVariables> = "query GenericDiamond($ref:StockRef!){genericDiamond(ref:$ref){...GenericDiamondFields}}fragment GenericDiamondFields on GenericDiamond{availability caratsFrom caratsTo clarity{code id label rank}color{category code id label name rank variation}id isActive isLabGrown kind media{images{slot url}set3d video view3d}note price{currency perCarat total unit}shape{code id label rank}stockNumber updatedAt version}";

const genericDiamondsDocument: TypedDocument<Types.GenericDiamondsQuery, Types.GenericDiamondsQueryVariables> = "query GenericDiamonds($filter:GenericDiamondFilter$sort:[GenericDiamondSort!]$page:PageInput){genericDiamonds(filter:$filter sort:$sort page:$page){total index size items{...GenericDiamondFields}}}fragment GenericDiamondFields on GenericDiamond{availability caratsFrom caratsTo clarity{code id label rank}color{category code id label name rank variation}id isActive isLabGrown kind media{images{slot url}set3d video view3d}note price{currency perCarat total unit}shape{code id label rank}stockNumber updatedAt version}";

const holdsDocument: TypedDocument<Types.HoldsQuery, Types.HoldsQueryVariables> = "query Holds($filter:HoldFilter$page:PageInput){holds(filter:$filter page:$page){total index size items{...HoldFields}}}fragment HoldFields on Hold{id version kind itemId stockNumber isByHouse isTest note placedAt until endedAt outcome}";

const jewelleryPieceDocument: TypedDocument<Types.JewelleryPieceQuery, Types.JewelleryPieceQueryVariables> = "query JewelleryPiece($ref:StockRef!){jewelleryPiece(ref:$ref){...JewelleryPieceFields}}fragment JewelleryPieceFields on JewelleryPiece{availability brand certNum certPrice colorOfGold dateArrived description id isActive isOneOfAKind karatGold kind labCertificate mainStone{carats clarity color cut number type}material measurements media{images{slot url}set3d video view3d}note notes parcelName period price{currency perCarat total unit}quantity repair return ringSize sideStones{carats clarity color cut number position type}status stockNumber subType title totalPrice type updatedAt version webPrice weight}";

const jewelleryPiecesDocument: TypedDocument<Types.JewelleryPiecesQuery, Types.JewelleryPiecesQueryVariables> = "query JewelleryPieces($filter:JewelleryPieceFilter$sort:[JewelleryPieceSort!]$page:PageInput){jewelleryPieces(filter:$filter sort:$sort page:$page){total index size items{...JewelleryPieceFields}}}fragment JewelleryPieceFields on JewelleryPiece{availability brand certNum certPrice colorOfGold dateArrived description id isActive isOneOfAKind karatGold kind labCertificate mainStone{carats clarity color cut number type}material measurements media{images{slot url}set3d video view3d}note notes parcelName period price{currency perCarat total unit}quantity repair return ringSize sideStones{carats clarity color cut number position type}status stockNumber subType title totalPrice type updatedAt version webPrice weight}";

const meleeLotDocument: TypedDocument<Types.MeleeLotQuery, Types.MeleeLotQueryVariables> = "query MeleeLot($ref:StockRef!){meleeLot(ref:$ref){...MeleeLotFields}}fragment MeleeLotFields on MeleeLot{availability carats color id isActive kind media{images{slot url}set3d video view3d}note price{currency perCarat total unit}shape{code id label rank}showToAll sieves sizeFrom sizeTo stockNumber updatedAt version}";

const meleeLotsDocument: TypedDocument<Types.MeleeLotsQuery, Types.MeleeLotsQueryVariables> = "query MeleeLots($filter:MeleeLotFilter$sort:[MeleeLotSort!]$page:PageInput){meleeLots(filter:$filter sort:$sort page:$page){total index size items{...MeleeLotFields}}}fragment MeleeLotFields on MeleeLot{availability carats color id isActive kind media{images{slot url}set3d video view3d}note price{currency perCarat total unit}shape{code id label rank}showToAll sieves sizeFrom sizeTo stockNumber updatedAt version}";

const moveTestOrderDocument: TypedDocument<Types.MoveTestOrderMutation, Types.MoveTestOrderMutationVariables> = "mutation MoveTestOrder($input:MoveTestOrderInput!){moveTestOrder(input:$input){order{...OrderFields}}}fragment OrderFields on Order{id version status isCancellable isTest reference note currency totalPrice createdAt updatedAt completedAt documentUrl deliveryAddress{...OrderAddressFields}billingAddress{...OrderAddressFields}lines{id kind itemId stockNumber description carats numberOfStones ringSize lineSet report{laboratory number}price{currency total perCarat unit}facts{label value}}timeline{id at kind status statusBefore note isByBuyer}}fragment OrderAddressFields on OrderAddress{name company address city federation country phone email}";

const myOrdersDocument: TypedDocument<Types.MyOrdersQuery, Types.MyOrdersQueryVariables> = "query MyOrders($filter:MyOrderFilter$page:PageInput){myOrders(filter:$filter page:$page){total index size items{...OrderFields}}}fragment OrderFields on Order{id version status isCancellable isTest reference note currency totalPrice createdAt updatedAt completedAt documentUrl deliveryAddress{...OrderAddressFields}billingAddress{...OrderAddressFields}lines{id kind itemId stockNumber description carats numberOfStones ringSize lineSet report{laboratory number}price{currency total perCarat unit}facts{label value}}timeline{id at kind status statusBefore note isByBuyer}}fragment OrderAddressFields on OrderAddress{name company address city federation country phone email}";

const orderDocument: TypedDocument<Types.OrderQuery, Types.OrderQueryVariables> = "query Order($id:ID!){order(id:$id){...OrderFields}}fragment OrderFields on Order{id version status isCancellable isTest reference note currency totalPrice createdAt updatedAt completedAt documentUrl deliveryAddress{...OrderAddressFields}billingAddress{...OrderAddressFields}lines{id kind itemId stockNumber description carats numberOfStones ringSize lineSet report{laboratory number}price{currency total perCarat unit}facts{label value}}timeline{id at kind status statusBefore note isByBuyer}}fragment OrderAddressFields on OrderAddress{name company address city federation country phone email}";

const orderFeedDocument: TypedDocument<Types.OrderFeedQuery, Types.OrderFeedQueryVariables> = "query OrderFeed($cursor:String$first:Int!=100){orderFeed(cursor:$cursor first:$first){cursor hasMore changes{action id order{...OrderFields}}}}fragment OrderFields on Order{id version status isCancellable isTest reference note currency totalPrice createdAt updatedAt completedAt documentUrl deliveryAddress{...OrderAddressFields}billingAddress{...OrderAddressFields}lines{id kind itemId stockNumber description carats numberOfStones ringSize lineSet report{laboratory number}price{currency total perCarat unit}facts{label value}}timeline{id at kind status statusBefore note isByBuyer}}fragment OrderAddressFields on OrderAddress{name company address city federation country phone email}";

const placeHoldsDocument: TypedDocument<Types.PlaceHoldsMutation, Types.PlaceHoldsMutationVariables> = "mutation PlaceHolds($input:PlaceHoldsInput!){placeHolds(input:$input){isReplay holds{...HoldFields}}}fragment HoldFields on Hold{id version kind itemId stockNumber isByHouse isTest note placedAt until endedAt outcome}";

const placeOrderDocument: TypedDocument<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables> = "mutation PlaceOrder($input:PlaceOrderInput!){placeOrder(input:$input){isReplay order{...OrderFields}}}fragment OrderFields on Order{id version status isCancellable isTest reference note currency totalPrice createdAt updatedAt completedAt documentUrl deliveryAddress{...OrderAddressFields}billingAddress{...OrderAddressFields}lines{id kind itemId stockNumber description carats numberOfStones ringSize lineSet report{laboratory number}price{currency total perCarat unit}facts{label value}}timeline{id at kind status statusBefore note isByBuyer}}fragment OrderAddressFields on OrderAddress{name company address city federation country phone email}";

const rateLimitDocument: TypedDocument<Types.RateLimitQuery, Types.RateLimitQueryVariables> = "query RateLimit{rateLimit{limit remaining restorePerSecond}}";

const referenceListsDocument: TypedDocument<Types.ReferenceListsQuery, Types.ReferenceListsQueryVariables> = "query ReferenceLists{referenceLists{clarities{...GradeFields}colors{...GradeFields}cuts{...GradeFields}fancyIntensities{...GradeFields}fluorescences{...GradeFields}laboratories{...GradeFields}polishes{...GradeFields}shapes{...GradeFields}symmetries{...GradeFields}}}fragment GradeFields on Grade{id code label rank}";

const releaseHoldDocument: TypedDocument<Types.ReleaseHoldMutation, Types.ReleaseHoldMutationVariables> = "mutation ReleaseHold($input:ReleaseHoldInput!){releaseHold(input:$input){isReplay hold{...HoldFields}}}fragment HoldFields on Hold{id version kind itemId stockNumber isByHouse isTest note placedAt until endedAt outcome}";

const replayWebhooksDocument: TypedDocument<Types.ReplayWebhooksMutation, Types.ReplayWebhooksMutationVariables> = "mutation ReplayWebhooks($input:ReplayWebhooksInput!){replayWebhooks(input:$input){count}}";

const ringSettingDocument: TypedDocument<Types.RingSettingQuery, Types.RingSettingQueryVariables> = "query RingSetting($ref:StockRef!){ringSetting(ref:$ref){...RingSettingFields}}fragment RingSettingFields on RingSetting{availability caratsFrom caratsTo colorOfGold description id isActive karatGold kind material media{images{slot url}set3d video view3d}name note price{currency perCarat total unit}ringSizeFrom ringSizeTo shapes{code id label rank}sideStones sideStonesCarats stockNumber style updatedAt version}";

const ringSettingsDocument: TypedDocument<Types.RingSettingsQuery, Types.RingSettingsQueryVariables> = "query RingSettings($filter:RingSettingFilter$sort:[RingSettingSort!]$page:PageInput){ringSettings(filter:$filter sort:$sort page:$page){total index size items{...RingSettingFields}}}fragment RingSettingFields on RingSetting{availability caratsFrom caratsTo colorOfGold description id isActive karatGold kind material media{images{slot url}set3d video view3d}name note price{currency perCarat total unit}ringSizeFrom ringSizeTo shapes{code id label rank}sideStones sideStonesCarats stockNumber style updatedAt version}";

const searchStockDocument: TypedDocument<Types.SearchStockQuery, Types.SearchStockQueryVariables> = "query SearchStock($text:String!$kinds:[StockKind!]$first:Int){searchStock(text:$text kinds:$kinds first:$first){total items{__typename ...StockItemFields ...on Diamond{...DiamondFields}}}}fragment StockItemFields on StockItem{availability id isActive kind media{images{slot url}set3d video view3d}note price{currency perCarat total unit}stockNumber updatedAt version}fragment DiamondFields on Diamond{availability carats clarity{code id label rank}collections color{category code id label name rank variation}colorShade comment cut{code id label rank}discount eyeClean fancyIntensity{code id label rank}fluorescence{code id label rank}fluorescenceColor fluorescenceText id isActive isHighlighted isLabGrown isLine isMatchingPair isPair isSnP kind lineSet lineSetClarity lineSetColor media{images{slot url}set3d video view3d}milky note overtone parcelStones polish{code id label rank}price{currency perCarat total unit}proportions{crownAngle crownHeight culetSize depthPercent girdle height length tablePercent width}rapPrice report{laboratory{code id label rank}number url}set{availability carats description discount kind memberIds perCarat stones total}shape{code id label rank}showToAll status stockNumber symmetry{code id label rank}tradeShow treatment updatedAt version}";

const sendTestWebhookDocument: TypedDocument<Types.SendTestWebhookMutation, Types.SendTestWebhookMutationVariables> = "mutation SendTestWebhook($input:SendTestWebhookInput!){sendTestWebhook(input:$input){delivery{...WebhookDeliveryFields}}}fragment WebhookDeliveryFields on WebhookDelivery{id endpointId event occurredAt state nextAttemptAt payload}";

const similarDiamondsDocument: TypedDocument<Types.SimilarDiamondsQuery, Types.SimilarDiamondsQueryVariables> = "query SimilarDiamonds($ref:DiamondRef!$first:Int!=6){similarDiamonds(ref:$ref first:$first){...DiamondFields}}fragment DiamondFields on Diamond{availability carats clarity{code id label rank}collections color{category code id label name rank variation}colorShade comment cut{code id label rank}discount eyeClean fancyIntensity{code id label rank}fluorescence{code id label rank}fluorescenceColor fluorescenceText id isActive isHighlighted isLabGrown isLine isMatchingPair isPair isSnP kind lineSet lineSetClarity lineSetColor media{images{slot url}set3d video view3d}milky note overtone parcelStones polish{code id label rank}price{currency perCarat total unit}proportions{crownAngle crownHeight culetSize depthPercent girdle height length tablePercent width}rapPrice report{laboratory{code id label rank}number url}set{availability carats description discount kind memberIds perCarat stones total}shape{code id label rank}showToAll status stockNumber symmetry{code id label rank}tradeShow treatment updatedAt version}";

const stockByNumbersDocument: TypedDocument<Types.StockByNumbersQuery, Types.StockByNumbersQueryVariables> = "query StockByNumbers($numbers:[String!]!){stockByNumbers(numbers:$numbers){number status items{__typename ...StockItemFields ...on Diamond{...DiamondFields}}}}fragment StockItemFields on StockItem{availability id isActive kind media{images{slot url}set3d video view3d}note price{currency perCarat total unit}stockNumber updatedAt version}fragment DiamondFields on Diamond{availability carats clarity{code id label rank}collections color{category code id label name rank variation}colorShade comment cut{code id label rank}discount eyeClean fancyIntensity{code id label rank}fluorescence{code id label rank}fluorescenceColor fluorescenceText id isActive isHighlighted isLabGrown isLine isMatchingPair isPair isSnP kind lineSet lineSetClarity lineSetColor media{images{slot url}set3d video view3d}milky note overtone parcelStones polish{code id label rank}price{currency perCarat total unit}proportions{crownAngle crownHeight culetSize depthPercent girdle height length tablePercent width}rapPrice report{laboratory{code id label rank}number url}set{availability carats description discount kind memberIds perCarat stones total}shape{code id label rank}showToAll status stockNumber symmetry{code id label rank}tradeShow treatment updatedAt version}";

const stockFeedDocument: TypedDocument<Types.StockFeedQuery, Types.StockFeedQueryVariables> = "query StockFeed($types:[StockKind!]$filter:StockFeedFilter$cursor:String$first:Int!=500){stockFeed(types:$types filter:$filter cursor:$cursor first:$first){cursor hasMore changes{action kind itemId item{__typename ...StockItemFields ...on Diamond{...DiamondFields}}}}}fragment StockItemFields on StockItem{availability id isActive kind media{images{slot url}set3d video view3d}note price{currency perCarat total unit}stockNumber updatedAt version}fragment DiamondFields on Diamond{availability carats clarity{code id label rank}collections color{category code id label name rank variation}colorShade comment cut{code id label rank}discount eyeClean fancyIntensity{code id label rank}fluorescence{code id label rank}fluorescenceColor fluorescenceText id isActive isHighlighted isLabGrown isLine isMatchingPair isPair isSnP kind lineSet lineSetClarity lineSetColor media{images{slot url}set3d video view3d}milky note overtone parcelStones polish{code id label rank}price{currency perCarat total unit}proportions{crownAngle crownHeight culetSize depthPercent girdle height length tablePercent width}rapPrice report{laboratory{code id label rank}number url}set{availability carats description discount kind memberIds perCarat stones total}shape{code id label rank}showToAll status stockNumber symmetry{code id label rank}tradeShow treatment updatedAt version}";

const updateWebhookEndpointDocument: TypedDocument<Types.UpdateWebhookEndpointMutation, Types.UpdateWebhookEndpointMutationVariables> = "mutation UpdateWebhookEndpoint($input:UpdateWebhookEndpointInput!){updateWebhookEndpoint(input:$input){endpoint{...WebhookEndpointFields}}}fragment WebhookEndpointFields on WebhookEndpoint{id version isTest url description events stockTypes createdAt lastDeliveredAt failingSince disabledAt disabledReason previousUntil}";

const webhookDeliveriesDocument: TypedDocument<Types.WebhookDeliveriesQuery, Types.WebhookDeliveriesQueryVariables> = "query WebhookDeliveries($endpointId:ID!$filter:WebhookDeliveryFilter$page:PageInput){webhookDeliveries(endpointId:$endpointId filter:$filter page:$page){total index size items{...WebhookDeliveryFields}}}fragment WebhookDeliveryFields on WebhookDelivery{id endpointId event occurredAt state nextAttemptAt payload}";

const webhookEndpointsDocument: TypedDocument<Types.WebhookEndpointsQuery, Types.WebhookEndpointsQueryVariables> = "query WebhookEndpoints{webhookEndpoints{...WebhookEndpointFields}}fragment WebhookEndpointFields on WebhookEndpoint{id version isTest url description events stockTypes createdAt lastDeliveredAt failingSince disabledAt disabledReason previousUntil}";

/** The common operations as methods. They take the variables and return the data of the field. */

export abstract class Operations {

  /** Sends an operation and returns one field of its data. Throws a FacetError. */

  protected abstract ask<Data, Variables, Name extends keyof Data>(

    document: TypedDocument<Data, Variables>,

    name: Name,

    variables: Variables,

    options?: AskOptions,

  ): Promise<NonNullable<Data[Name]>>;

  /** Returns one bracelet. ITEM_NOT_FOUND if the caller may not see it. Available to API keys with the scope STOCK_READ. */
  bracelet(variables: Types.BraceletQueryVariables, options?: AskOptions): Promise<NonNullable<Types.BraceletQuery['bracelet']>> {
    return this.ask(braceletDocument, 'bracelet', variables, options);
  }

  /** Lists the bracelets that the caller may see, with prices for the caller. Available to API keys with the scope STOCK_READ. */
  bracelets(variables: Types.BraceletsQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.BraceletsQuery['bracelets']>> {
    return this.ask(braceletsDocument, 'bracelets', variables, options);
  }

  /** Cancels an order of the caller while it is new (PROCESSING). Its stock is available again. ORDER_NOT_FOUND for orders of other users. INVALID_REQUEST (409) once the order is being processed. INVALID_REQUEST (STALE_VERSION) if it has changed since it was read. Available to API keys with the scope ORDERS_WRITE. */
  cancelOrder(input: Keyless<Types.CancelOrderInput>, options?: AskOptions): Promise<NonNullable<Types.CancelOrderMutation['cancelOrder']>> {
    return this.ask(cancelOrderDocument, 'cancelOrder', { input: keyed(input) }, options);
  }

  /** Adds an endpoint to the caller's account. Administrators may add one to any account. INVALID_REQUEST if the URL is not HTTPS or its host is not reachable from the internet (unknown name or private network). INVALID_REQUEST (409) if the account already has 10 endpoints. Signed-in users only. Available to API keys with the scope WEBHOOKS_MANAGE. */
  createWebhookEndpoint(input: Types.CreateWebhookEndpointInput, options?: AskOptions): Promise<NonNullable<Types.CreateWebhookEndpointMutation['createWebhookEndpoint']>> {
    return this.ask(createWebhookEndpointDocument, 'createWebhookEndpoint', { input }, options);
  }

  /** Returns one custom necklace. ITEM_NOT_FOUND if the caller may not see it. Available to API keys with the scope STOCK_READ. */
  customNecklace(variables: Types.CustomNecklaceQueryVariables, options?: AskOptions): Promise<NonNullable<Types.CustomNecklaceQuery['customNecklace']>> {
    return this.ask(customNecklaceDocument, 'customNecklace', variables, options);
  }

  /** Lists the custom necklaces that the caller may see, with prices for the caller. Available to API keys with the scope STOCK_READ. */
  customNecklaces(variables: Types.CustomNecklacesQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.CustomNecklacesQuery['customNecklaces']>> {
    return this.ask(customNecklacesDocument, 'customNecklaces', variables, options);
  }

  /** Deletes an endpoint with its deliveries. ITEM_NOT_FOUND if it does not exist. Signed-in users only, for their own endpoints. Administrators: for all endpoints. Available to API keys with the scope WEBHOOKS_MANAGE. */
  deleteWebhookEndpoint(input: Types.DeleteWebhookEndpointInput, options?: AskOptions): Promise<NonNullable<Types.DeleteWebhookEndpointMutation['deleteWebhookEndpoint']>> {
    return this.ask(deleteWebhookEndpointDocument, 'deleteWebhookEndpoint', { input }, options);
  }

  /** Returns one diamond. ITEM_NOT_FOUND if the caller may not see it. Available to API keys with the scope STOCK_READ. */
  diamond(variables: Types.DiamondQueryVariables, options?: AskOptions): Promise<NonNullable<Types.DiamondQuery['diamond']>> {
    return this.ask(diamondDocument, 'diamond', variables, options);
  }

  /** Lists the diamonds that the caller may see, with prices for the caller. Available to API keys with the scope STOCK_READ. */
  diamonds(variables: Types.DiamondsQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.DiamondsQuery['diamonds']>> {
    return this.ask(diamondsDocument, 'diamonds', variables, options);
  }

  /** Lists all errors that a request can return. No sign-in required. Available to every API key. */
  errorCatalogue(options?: AskOptions): Promise<NonNullable<Types.ErrorCatalogueQuery['errorCatalogue']>> {
    return this.ask(errorCatalogueDocument, 'errorCatalogue', {}, options);
  }

  /** Returns one eternity ring. ITEM_NOT_FOUND if the caller may not see it. Available to API keys with the scope STOCK_READ. */
  eternityRing(variables: Types.EternityRingQueryVariables, options?: AskOptions): Promise<NonNullable<Types.EternityRingQuery['eternityRing']>> {
    return this.ask(eternityRingDocument, 'eternityRing', variables, options);
  }

  /** Lists the eternity rings that the caller may see, with prices for the caller. Available to API keys with the scope STOCK_READ. */
  eternityRings(variables: Types.EternityRingsQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.EternityRingsQuery['eternityRings']>> {
    return this.ask(eternityRingsDocument, 'eternityRings', variables, options);
  }

  /** Extends a hold that the caller placed, and the holds of items that are sold only together with the held item. The price is not fixed. Errors: ITEM_NOT_FOUND, with 409 (NOT_FOR_SALE) if the item has a waiting list; INVALID_REQUEST 409 for a hold that has ended or was placed by an administrator, and for an outdated version (STALE_VERSION). Available to API keys with the scope HOLDS_WRITE. */
  extendHold(input: Keyless<Types.ExtendHoldInput>, options?: AskOptions): Promise<NonNullable<Types.ExtendHoldMutation['extendHold']>> {
    return this.ask(extendHoldDocument, 'extendHold', { input: keyed(input) }, options);
  }

  /** Returns one generic diamond. ITEM_NOT_FOUND if the caller may not see it. Available to API keys with the scope STOCK_READ. */
  genericDiamond(variables: Types.GenericDiamondQueryVariables, options?: AskOptions): Promise<NonNullable<Types.GenericDiamondQuery['genericDiamond']>> {
    return this.ask(genericDiamondDocument, 'genericDiamond', variables, options);
  }

  /** Lists the generic diamonds that the caller may see, with prices for the caller. Available to API keys with the scope STOCK_READ. */
  genericDiamonds(variables: Types.GenericDiamondsQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.GenericDiamondsQuery['genericDiamonds']>> {
    return this.ask(genericDiamondsDocument, 'genericDiamonds', variables, options);
  }

  /** Lists holds of the caller, newest first, including holds placed by administrators. Signed-in users only. Available to API keys with the scope HOLDS_WRITE. */
  holds(variables: Types.HoldsQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.HoldsQuery['holds']>> {
    return this.ask(holdsDocument, 'holds', variables, options);
  }

  /** Returns one jewellery piece. ITEM_NOT_FOUND if the caller may not see it. Available to API keys with the scope STOCK_READ. */
  jewelleryPiece(variables: Types.JewelleryPieceQueryVariables, options?: AskOptions): Promise<NonNullable<Types.JewelleryPieceQuery['jewelleryPiece']>> {
    return this.ask(jewelleryPieceDocument, 'jewelleryPiece', variables, options);
  }

  /** Lists the jewellery pieces that the caller may see, with prices for the caller. Available to API keys with the scope STOCK_READ. */
  jewelleryPieces(variables: Types.JewelleryPiecesQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.JewelleryPiecesQuery['jewelleryPieces']>> {
    return this.ask(jewelleryPiecesDocument, 'jewelleryPieces', variables, options);
  }

  /** Returns one melee lot. ITEM_NOT_FOUND if the caller may not see it. Available to API keys with the scope STOCK_READ. */
  meleeLot(variables: Types.MeleeLotQueryVariables, options?: AskOptions): Promise<NonNullable<Types.MeleeLotQuery['meleeLot']>> {
    return this.ask(meleeLotDocument, 'meleeLot', variables, options);
  }

  /** Lists the melee lots that the caller may see, with prices for the caller. Available to API keys with the scope STOCK_READ. */
  meleeLots(variables: Types.MeleeLotsQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.MeleeLotsQuery['meleeLots']>> {
    return this.ask(meleeLotsDocument, 'meleeLots', variables, options);
  }

  /** Changes the status of a test order as an administrator would. The timeline, `orderFeed` and webhooks include the change. ORDER_NOT_FOUND for all other orders. INVALID_REQUEST 409 (STALE_VERSION). Test keys only; FORBIDDEN for users and other keys. Available to API keys with the scope ORDERS_WRITE. */
  moveTestOrder(input: Keyless<Types.MoveTestOrderInput>, options?: AskOptions): Promise<NonNullable<Types.MoveTestOrderMutation['moveTestOrder']>> {
    return this.ask(moveTestOrderDocument, 'moveTestOrder', { input: keyed(input) }, options);
  }

  /** Returns the caller's orders, newest first. Signed-in users only. Available to API keys with the scope ORDERS_READ. */
  myOrders(variables: Types.MyOrdersQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.MyOrdersQuery['myOrders']>> {
    return this.ask(myOrdersDocument, 'myOrders', variables, options);
  }

  /** Returns one order of the caller, or any order for administrators. ORDER_NOT_FOUND for orders of other users. Available to API keys with the scope ORDERS_READ. */
  order(variables: Types.OrderQueryVariables, options?: AskOptions): Promise<NonNullable<Types.OrderQuery['order']>> {
    return this.ask(orderDocument, 'order', variables, options);
  }

  /** Returns the caller's orders, followed by their changes. Without a cursor, the feed begins with the current state of all orders. With the cursor of the last response, it continues after that response. No change is missed. An order may be returned more than once, always in its current state, so apply changes by ID. CURSOR_EXPIRED: the cursor is older than one month; start without a cursor. CURSOR_MISMATCH: the cursor belongs to another feed or account. Each row costs a tenth of a list row. Signed-in users only. Available to API keys with the scope ORDERS_READ. */
  orderFeed(variables: Types.OrderFeedQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.OrderFeedQuery['orderFeed']>> {
    return this.ask(orderFeedDocument, 'orderFeed', variables, options);
  }

  /** Puts items on hold for the caller, all or nothing. A hold reserves an item: until it ends, no other buyer can order it. The price is not fixed; the order uses the price at the time of the order, so send `expectedTotal` with the order. DIAMOND_NOT_FOUND and ITEM_NOT_FOUND name items as `items.<index>`, with 409 (NOT_FOR_SALE) for items that are not available or have a waiting list. INVALID_REQUEST (409) for items that the caller has on hold, for items that the caller had on hold recently (HELD_BEFORE), and for too many holds (TOO_MANY_HOLDS). Available to API keys with the scope HOLDS_WRITE. */
  placeHolds(input: Keyless<Types.PlaceHoldsInput>, options?: AskOptions): Promise<NonNullable<Types.PlaceHoldsMutation['placeHolds']>> {
    return this.ask(placeHoldsDocument, 'placeHolds', { input: keyed(input) }, options);
  }

  /** Places an order for the caller's whole cart, for selected cart lines, or for items independent of the cart, all or nothing. API keys must send `items` or `cartLineIds`, and `expectedTotal`, and also need the scope PRICES_READ. If an item is not for sale, nothing is ordered: the details of ITEM_NOT_FOUND (NOT_FOR_SALE) name cart lines as `lines.<id>` and items as `items.<index>`. Ordered lines and one-of-a-kind items are removed from the cart. A test key must send `items` and reserves no stock. ADDRESS_NOT_FOUND for an address that is not the caller's. Available to API keys with the scope ORDERS_WRITE. */
  placeOrder(input: Keyless<Types.PlaceOrderInput>, options?: AskOptions): Promise<NonNullable<Types.PlaceOrderMutation['placeOrder']>> {
    return this.ask(placeOrderDocument, 'placeOrder', { input: keyed(input) }, options);
  }

  /** Returns the remaining cost budget of the caller: of the user, the API key, or the IP address of an anonymous client. The budget is also sent in the headers RateLimit and RateLimit-Policy and in `extensions.cost`. No sign-in required. Available to every API key. */
  rateLimit(options?: AskOptions): Promise<NonNullable<Types.RateLimitQuery['rateLimit']>> {
    return this.ask(rateLimitDocument, 'rateLimit', {}, options);
  }

  /** Returns all reference lists except countries. No sign-in required. Available to every API key. */
  referenceLists(options?: AskOptions): Promise<NonNullable<Types.ReferenceListsQuery['referenceLists']>> {
    return this.ask(referenceListsDocument, 'referenceLists', {}, options);
  }

  /** Ends a hold of the caller, and the holds of items that are sold only together with the held item. The items become available again. Errors: ITEM_NOT_FOUND; INVALID_REQUEST 409 for a hold that has ended, and for an outdated version (STALE_VERSION). Available to API keys with the scope HOLDS_WRITE. */
  releaseHold(input: Keyless<Types.ReleaseHoldInput>, options?: AskOptions): Promise<NonNullable<Types.ReleaseHoldMutation['releaseHold']>> {
    return this.ask(releaseHoldDocument, 'releaseHold', { input: keyed(input) }, options);
  }

  /** Resends all events since a time, whether or not they were delivered, with the same IDs. Stock changes are excluded: read the feed instead. ITEM_NOT_FOUND if the endpoint does not exist. INVALID_REQUEST (409) if it is disabled. Signed-in users only, for their own endpoints. Administrators: for all endpoints. Available to API keys with the scope WEBHOOKS_MANAGE. */
  replayWebhooks(input: Types.ReplayWebhooksInput, options?: AskOptions): Promise<NonNullable<Types.ReplayWebhooksMutation['replayWebhooks']>> {
    return this.ask(replayWebhooksDocument, 'replayWebhooks', { input }, options);
  }

  /** Returns one ring setting. ITEM_NOT_FOUND if the caller may not see it. Available to API keys with the scope STOCK_READ. */
  ringSetting(variables: Types.RingSettingQueryVariables, options?: AskOptions): Promise<NonNullable<Types.RingSettingQuery['ringSetting']>> {
    return this.ask(ringSettingDocument, 'ringSetting', variables, options);
  }

  /** Lists the ring settings that the caller may see, with prices for the caller. Available to API keys with the scope STOCK_READ. */
  ringSettings(variables: Types.RingSettingsQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.RingSettingsQuery['ringSettings']>> {
    return this.ask(ringSettingsDocument, 'ringSettings', variables, options);
  }

  /** Searches stock of all types that the caller may see, with prices for the caller. The text is a stock or report number, ignoring case, spaces and dashes, or a list of keywords that must all match. Available to API keys with the scope STOCK_READ. */
  searchStock(variables: Types.SearchStockQueryVariables, options?: AskOptions): Promise<NonNullable<Types.SearchStockQuery['searchStock']>> {
    return this.ask(searchStockDocument, 'searchStock', variables, options);
  }

  /** Sends a `test` message once, immediately, also to a disabled endpoint. Returns the result within 15 seconds. RATE_LIMITED after 30 calls in 15 minutes per caller. ITEM_NOT_FOUND if the endpoint does not exist. Signed-in users only, for their own endpoints. Administrators: for all endpoints. Available to API keys with the scope WEBHOOKS_MANAGE. */
  sendTestWebhook(input: Types.SendTestWebhookInput, options?: AskOptions): Promise<NonNullable<Types.SendTestWebhookMutation['sendTestWebhook']>> {
    return this.ask(sendTestWebhookDocument, 'sendTestWebhook', { input }, options);
  }

  /** Lists diamonds that the caller can order as alternatives to a diamond, most similar first. They have the same shape and origin and a similar weight, color and clarity. Returns DIAMOND_NOT_FOUND if the caller may not see the diamond. Available to API keys with the scope STOCK_READ. */
  similarDiamonds(variables: Types.SimilarDiamondsQueryVariables, options?: AskOptions): Promise<NonNullable<Types.SimilarDiamondsQuery['similarDiamonds']>> {
    return this.ask(similarDiamondsDocument, 'similarDiamonds', variables, options);
  }

  /** Looks up to 500 stock or report numbers, ignoring case, spaces and dashes. Results are in the order of the numbers. Available to API keys with the scope STOCK_READ. */
  stockByNumbers(variables: Types.StockByNumbersQueryVariables, options?: AskOptions): Promise<NonNullable<Types.StockByNumbersQuery['stockByNumbers']>> {
    return this.ask(stockByNumbersDocument, 'stockByNumbers', variables, options);
  }

  /** Returns the stock that the caller can see, at the caller's prices, followed by its changes. Without a cursor, the feed begins with the current stock. With the cursor of the previous response, it continues from there. No change is missed. An item may be returned more than once, so apply changes by kind and ID. CURSOR_EXPIRED: the caller's visibility or prices have changed, or the cursor is older than one month; start without a cursor. CURSOR_MISMATCH: send the same types and filter. Each row costs a tenth of a list row. Available to API keys with the scope STOCK_READ. */
  stockFeed(variables: Types.StockFeedQueryVariables = {}, options?: AskOptions): Promise<NonNullable<Types.StockFeedQuery['stockFeed']>> {
    return this.ask(stockFeedDocument, 'stockFeed', variables, options);
  }

  /** Changes, disables or enables an endpoint. ITEM_NOT_FOUND if it does not exist. INVALID_REQUEST if the URL is not HTTPS or its host is not reachable from the internet. Signed-in users only, for their own endpoints. Administrators: for all endpoints. Available to API keys with the scope WEBHOOKS_MANAGE. */
  updateWebhookEndpoint(input: Types.UpdateWebhookEndpointInput, options?: AskOptions): Promise<NonNullable<Types.UpdateWebhookEndpointMutation['updateWebhookEndpoint']>> {
    return this.ask(updateWebhookEndpointDocument, 'updateWebhookEndpoint', { input }, options);
  }

  /** Deliveries to an endpoint, sent and waiting, newest first. ITEM_NOT_FOUND if the endpoint does not exist. Signed-in users only, for their own endpoints. Administrators: for all endpoints. Available to API keys with the scope WEBHOOKS_MANAGE. */
  webhookDeliveries(variables: Types.WebhookDeliveriesQueryVariables, options?: AskOptions): Promise<NonNullable<Types.WebhookDeliveriesQuery['webhookDeliveries']>> {
    return this.ask(webhookDeliveriesDocument, 'webhookDeliveries', variables, options);
  }

  /** Endpoints of an account, oldest first. At most 10. Signed-in users only, for their own endpoints. Administrators: for all endpoints. Available to API keys with the scope WEBHOOKS_MANAGE. */
  webhookEndpoints(options?: AskOptions): Promise<NonNullable<Types.WebhookEndpointsQuery['webhookEndpoints']>> {
    return this.ask(webhookEndpointsDocument, 'webhookEndpoints', {}, options);
  }

}