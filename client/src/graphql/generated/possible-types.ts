export const possibleTypes: Record<string, string[]> = {
  "BasketLine": [
    "BraceletLine",
    "CompletedRingLine",
    "CustomNecklaceLine",
    "DiamondLine",
    "DiamondSetLine",
    "EngagementRingLine",
    "EternityRingLine",
    "JewelleryLine",
    "MeleeLotLine",
    "ParcelLine"
  ],
  "Facet": [
    "OptionFacet",
    "RangeFacet"
  ],
  "Grade": [
    "Clarity",
    "Color",
    "CutGrade",
    "FancyIntensity",
    "FluorescenceGrade",
    "Laboratory",
    "PolishGrade",
    "Shape",
    "SymmetryGrade"
  ],
  "OrderItem": [
    "Bracelet",
    "CompletedRing",
    "CustomNecklace",
    "Diamond",
    "EngagementRing",
    "EternityRing",
    "JewelleryPiece",
    "MeleeLot"
  ],
  "StockItem": [
    "Bracelet",
    "CustomNecklace",
    "Diamond",
    "EternityRing",
    "GenericDiamond",
    "JewelleryPiece",
    "MeleeLot",
    "RingSetting"
  ]
};
