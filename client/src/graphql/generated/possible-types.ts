export const possibleTypes: Record<string, string[]> = {
  "BasketLine": [
    "DiamondLine",
    "DiamondSetLine"
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
  ]
};
