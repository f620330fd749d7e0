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
    "MeleeLine",
    "ParcelLine"
  ],
  "DiamondFacet": [
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
    "Melee"
  ],
  "StockFacet": [
    "StockOptionFacet",
    "StockRangeFacet"
  ],
  "StockItem": [
    "Bracelet",
    "CustomNecklace",
    "Diamond",
    "EternityRing",
    "GenericDiamond",
    "JewelleryPiece",
    "Melee",
    "RingSetting"
  ]
};
