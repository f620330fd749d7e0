import type { StockDeclaration } from '../../stock/stock-declaration';

export const diamond = {
  "kind": "DIAMONDS",
  "one": "diamond",
  "many": "diamonds",
  "typeName": "Diamond",
  "noun": "diamond",
  "plural": "diamonds",
  "title": "Diamonds",
  "defaultSort": "CARATS",
  "fields": [
    {
      "name": "stockId",
      "label": "Stock number",
      "shortLabel": "Stock #",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 64
      },
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "output": "stockId",
      "filter": {
        "name": "stockIds",
        "kind": "texts"
      },
      "facet": null,
      "sort": "STOCK_ID"
    },
    {
      "name": "carats",
      "label": "Weight",
      "shortLabel": "Carat",
      "unit": "ct",
      "group": "Identity",
      "value": "carats",
      "limits": {
        "min": 0.001,
        "max": 9999.999,
        "decimals": 3
      },
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "output": "carats",
      "filter": {
        "name": "carats",
        "kind": "range"
      },
      "facet": "CARATS",
      "sort": "CARATS"
    },
    {
      "name": "shapeId",
      "label": "Shape",
      "unit": null,
      "group": "Identity",
      "value": "reference",
      "limits": {},
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "output": "shape",
      "options": {
        "list": "shapes"
      },
      "filter": {
        "name": "shapeIds",
        "kind": "options"
      },
      "facet": "SHAPE",
      "sort": "SHAPE"
    },
    {
      "name": "isLabGrown",
      "label": "Lab grown",
      "unit": null,
      "group": "Identity",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "output": "isLabGrown",
      "filter": {
        "name": "isLabGrown",
        "kind": "toggle"
      },
      "facet": "IS_LAB_GROWN",
      "sort": null
    },
    {
      "name": "isSnP",
      "label": "Salt and pepper",
      "unit": null,
      "group": "Identity",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "output": "isSnP",
      "filter": {
        "name": "isSnP",
        "kind": "toggle"
      },
      "facet": "IS_SNP",
      "sort": null
    },
    {
      "name": "vendor",
      "label": "Vendor",
      "unit": null,
      "group": "Identity",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "output": "vendor",
      "filter": {
        "name": "vendors",
        "kind": "options"
      },
      "facet": "VENDOR",
      "sort": "VENDOR"
    },
    {
      "name": "pricePerCarat",
      "label": "Price per carat",
      "shortLabel": "$/ct",
      "unit": "$/ct",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0.01,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "implied",
      "readers": "everybody",
      "isGiven": true,
      "output": "price.perCarat",
      "filter": {
        "name": "pricePerCarat",
        "kind": "range"
      },
      "facet": "PRICE_PER_CARAT",
      "sort": "PRICE_PER_CARAT"
    },
    {
      "name": "unitPrice",
      "label": "Price per stone",
      "shortLabel": "$/stone",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0.01,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": "price.unit",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "totalPrice",
      "label": "Total price",
      "shortLabel": "Total",
      "unit": "$",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0.01,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "implied",
      "readers": "everybody",
      "isGiven": true,
      "output": "price.total",
      "filter": {
        "name": "totalPrice",
        "kind": "range"
      },
      "facet": "TOTAL_PRICE",
      "sort": "TOTAL_PRICE"
    },
    {
      "name": "rapPrice",
      "label": "Rap price per carat",
      "shortLabel": "Rap",
      "unit": "$/ct",
      "group": "Price",
      "value": "money",
      "limits": {
        "min": 0.01,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "users",
      "isGiven": true,
      "output": "rapPrice",
      "filter": {
        "name": "rapPrice",
        "kind": "range"
      },
      "facet": "RAP_PRICE",
      "sort": "RAP_PRICE"
    },
    {
      "name": "discount",
      "label": "Discount against Rap",
      "shortLabel": "Disc.",
      "unit": "%",
      "group": "Price",
      "value": "number",
      "limits": {
        "decimals": 2
      },
      "presence": "optional",
      "readers": "users",
      "isGiven": false,
      "output": "discount",
      "filter": {
        "name": "discount",
        "kind": "range"
      },
      "facet": "DISCOUNT",
      "sort": "DISCOUNT"
    },
    {
      "name": "colorId",
      "label": "Colour",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "color",
      "options": {
        "list": "colors"
      },
      "filter": {
        "name": "colorIds",
        "kind": "options"
      },
      "facet": "COLOR",
      "sort": "COLOR"
    },
    {
      "name": "clarityId",
      "label": "Clarity",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "clarity",
      "options": {
        "list": "clarities"
      },
      "filter": {
        "name": "clarityIds",
        "kind": "options"
      },
      "facet": "CLARITY",
      "sort": "CLARITY"
    },
    {
      "name": "cutId",
      "label": "Cut",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "cut",
      "options": {
        "list": "cuts"
      },
      "filter": {
        "name": "cutIds",
        "kind": "options"
      },
      "facet": "CUT",
      "sort": "CUT"
    },
    {
      "name": "polishId",
      "label": "Polish",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "polish",
      "options": {
        "list": "polishes"
      },
      "filter": {
        "name": "polishIds",
        "kind": "options"
      },
      "facet": "POLISH",
      "sort": "POLISH"
    },
    {
      "name": "symmetryId",
      "label": "Symmetry",
      "shortLabel": "Symm.",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "symmetry",
      "options": {
        "list": "symmetries"
      },
      "filter": {
        "name": "symmetryIds",
        "kind": "options"
      },
      "facet": "SYMMETRY",
      "sort": "SYMMETRY"
    },
    {
      "name": "fluorescenceId",
      "label": "Fluorescence",
      "shortLabel": "Fluor.",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "fluorescence",
      "options": {
        "list": "fluorescences"
      },
      "filter": {
        "name": "fluorescenceIds",
        "kind": "options"
      },
      "facet": "FLUORESCENCE",
      "sort": "FLUORESCENCE"
    },
    {
      "name": "fancyIntensity",
      "label": "Fancy intensity",
      "shortLabel": "Intensity",
      "unit": null,
      "group": "Grades",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "fancyIntensity",
      "filter": {
        "name": "fancyIntensities",
        "kind": "options"
      },
      "facet": "FANCY_INTENSITY",
      "sort": null
    },
    {
      "name": "overtone",
      "label": "Overtone",
      "unit": null,
      "group": "Grades",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "overtone",
      "filter": {
        "name": "overtones",
        "kind": "options"
      },
      "facet": "OVERTONE",
      "sort": null
    },
    {
      "name": "colorShade",
      "label": "Shade",
      "unit": null,
      "group": "Grades",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "colorShade",
      "filter": {
        "name": "colorShades",
        "kind": "options"
      },
      "facet": "COLOR_SHADE",
      "sort": null
    },
    {
      "name": "fluorescenceText",
      "label": "Fluorescence as reported",
      "unit": null,
      "group": "Grades",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "fluorescenceText",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "fluorescenceColor",
      "label": "Fluorescence colour",
      "shortLabel": "Fluor. colour",
      "unit": null,
      "group": "Grades",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "fluorescenceColor",
      "filter": {
        "name": "fluorescenceColors",
        "kind": "options"
      },
      "facet": "FLUORESCENCE_COLOR",
      "sort": null
    },
    {
      "name": "milky",
      "label": "Milkiness",
      "shortLabel": "Milky",
      "unit": null,
      "group": "Grades",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "milky",
      "filter": {
        "name": "milky",
        "kind": "options"
      },
      "facet": "MILKY",
      "sort": null
    },
    {
      "name": "eyeClean",
      "label": "Eye clean",
      "unit": null,
      "group": "Grades",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "eyeClean",
      "filter": {
        "name": "eyeClean",
        "kind": "options"
      },
      "facet": "EYE_CLEAN",
      "sort": null
    },
    {
      "name": "treatment",
      "label": "Treatment",
      "unit": null,
      "group": "Grades",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "treatment",
      "filter": {
        "name": "treatments",
        "kind": "options"
      },
      "facet": "TREATMENT",
      "sort": null
    },
    {
      "name": "colorCategory",
      "label": "Colour category",
      "unit": null,
      "group": "Grades",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": null,
      "options": {
        "values": [
          {
            "value": "WHITE",
            "label": "White"
          },
          {
            "value": "BLACK",
            "label": "Black"
          },
          {
            "value": "FANCY",
            "label": "Fancy"
          }
        ]
      },
      "filter": {
        "name": "colorCategories",
        "kind": "options"
      },
      "facet": "COLOR_CATEGORY",
      "sort": null
    },
    {
      "name": "laboratoryId",
      "label": "Laboratory",
      "shortLabel": "Lab",
      "unit": null,
      "group": "Report",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "report.laboratory",
      "options": {
        "list": "laboratories"
      },
      "filter": {
        "name": "laboratoryIds",
        "kind": "options"
      },
      "facet": "LABORATORY",
      "sort": "LABORATORY"
    },
    {
      "name": "certificateNo",
      "label": "Report number",
      "shortLabel": "Report #",
      "unit": null,
      "group": "Report",
      "value": "text",
      "limits": {
        "maxLength": 64
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "report.number",
      "filter": {
        "name": "reportNumbers",
        "kind": "texts"
      },
      "facet": null,
      "sort": "REPORT_NUMBER"
    },
    {
      "name": "certificateUrl",
      "label": "Address of the report",
      "unit": null,
      "group": "Report",
      "value": "link",
      "limits": {
        "maxLength": 2000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "report.url",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "hasReport",
      "label": "With report",
      "unit": null,
      "group": "Report",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": null,
      "filter": {
        "name": "hasReport",
        "kind": "toggle"
      },
      "facet": "HAS_REPORT",
      "sort": null
    },
    {
      "name": "length",
      "label": "Length",
      "unit": "mm",
      "group": "Proportions",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 1000,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.length",
      "filter": {
        "name": "length",
        "kind": "range"
      },
      "facet": "LENGTH",
      "sort": "LENGTH"
    },
    {
      "name": "width",
      "label": "Width",
      "unit": "mm",
      "group": "Proportions",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 1000,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.width",
      "filter": {
        "name": "width",
        "kind": "range"
      },
      "facet": "WIDTH",
      "sort": "WIDTH"
    },
    {
      "name": "height",
      "label": "Height",
      "unit": "mm",
      "group": "Proportions",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 1000,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.height",
      "filter": {
        "name": "height",
        "kind": "range"
      },
      "facet": "HEIGHT",
      "sort": "HEIGHT"
    },
    {
      "name": "depthPercent",
      "label": "Depth",
      "unit": "%",
      "group": "Proportions",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 100,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.depthPercent",
      "filter": {
        "name": "depthPercent",
        "kind": "range"
      },
      "facet": "DEPTH_PERCENT",
      "sort": "DEPTH_PERCENT"
    },
    {
      "name": "tablePercent",
      "label": "Table",
      "unit": "%",
      "group": "Proportions",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 100,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.tablePercent",
      "filter": {
        "name": "tablePercent",
        "kind": "range"
      },
      "facet": "TABLE_PERCENT",
      "sort": "TABLE_PERCENT"
    },
    {
      "name": "crownAngle",
      "label": "Crown angle",
      "shortLabel": "Crown",
      "unit": "°",
      "group": "Proportions",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 90,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.crownAngle",
      "filter": {
        "name": "crownAngle",
        "kind": "range"
      },
      "facet": "CROWN_ANGLE",
      "sort": "CROWN_ANGLE"
    },
    {
      "name": "crownHeight",
      "label": "Crown height",
      "shortLabel": "Crown",
      "unit": "%",
      "group": "Proportions",
      "value": "number",
      "limits": {
        "min": 0,
        "max": 100,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.crownHeight",
      "filter": {
        "name": "crownHeight",
        "kind": "range"
      },
      "facet": "CROWN_HEIGHT",
      "sort": "CROWN_HEIGHT"
    },
    {
      "name": "girdle",
      "label": "Girdle",
      "unit": null,
      "group": "Proportions",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.girdle",
      "filter": {
        "name": "girdles",
        "kind": "options"
      },
      "facet": "GIRDLE",
      "sort": null
    },
    {
      "name": "culetSize",
      "label": "Culet",
      "unit": null,
      "group": "Proportions",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "proportions.culetSize",
      "filter": {
        "name": "culetSizes",
        "kind": "options"
      },
      "facet": "CULET_SIZE",
      "sort": null
    },
    {
      "name": "imageUrl",
      "label": "Picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "media.imageUrl",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "pic2",
      "label": "Second picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "media.pic2",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "pic3",
      "label": "Third picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "media.pic3",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "pic4",
      "label": "Fourth picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "media.pic4",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image3d",
      "label": "360° view",
      "unit": null,
      "group": "Pictures",
      "value": "link",
      "limits": {
        "maxLength": 2000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "media.image3d",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "set3D",
      "label": "360° view of the set",
      "unit": null,
      "group": "Pictures",
      "value": "link",
      "limits": {
        "maxLength": 2000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "media.set3D",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "setImage",
      "label": "Picture of the set",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "media.setImage",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "hasImage",
      "label": "With photo",
      "unit": null,
      "group": "Pictures",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": null,
      "filter": {
        "name": "hasImage",
        "kind": "toggle"
      },
      "facet": "HAS_IMAGE",
      "sort": null
    },
    {
      "name": "has3d",
      "label": "With 360° view",
      "unit": null,
      "group": "Pictures",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": null,
      "filter": {
        "name": "has3d",
        "kind": "toggle"
      },
      "facet": "HAS_3D",
      "sort": null
    },
    {
      "name": "parcelStones",
      "label": "Stones in the parcel",
      "shortLabel": "Stones",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "integer",
      "limits": {
        "min": 1,
        "max": 1000000,
        "decimals": 0
      },
      "presence": "made",
      "default": 1,
      "readers": "everybody",
      "isGiven": true,
      "output": "parcelStones",
      "filter": {
        "name": "parcelStones",
        "kind": "range"
      },
      "facet": "PARCEL_STONES",
      "sort": "PARCEL_STONES"
    },
    {
      "name": "isMatchingPair",
      "label": "Matching pair",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "output": "isMatchingPair",
      "filter": {
        "name": "isMatchingPair",
        "kind": "toggle"
      },
      "facet": "IS_MATCHING_PAIR",
      "sort": null
    },
    {
      "name": "isPair",
      "label": "Pair",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "output": "isPair",
      "filter": {
        "name": "isPair",
        "kind": "toggle"
      },
      "facet": "IS_PAIR",
      "sort": null
    },
    {
      "name": "isLine",
      "label": "Of a line set",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "output": "isLine",
      "filter": {
        "name": "isLine",
        "kind": "toggle"
      },
      "facet": "IS_LINE",
      "sort": null
    },
    {
      "name": "lineSet",
      "label": "Line set",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "lineSet",
      "filter": {
        "name": "lineSet",
        "kind": "text"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "lineSetColor",
      "label": "Colour of the set",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "lineSetColor",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "lineSetClarity",
      "label": "Clarity of the set",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "lineSetClarity",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "pairStockId",
      "label": "Stock number of the other stone",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": false,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "comment",
      "label": "Comment",
      "unit": null,
      "group": "Remarks",
      "value": "longText",
      "limits": {
        "maxLength": 5000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "comment",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "status",
      "label": "Status",
      "unit": null,
      "group": "Availability",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "default": "AVAILABLE",
      "readers": "everybody",
      "isGiven": false,
      "output": "status",
      "options": {
        "values": [
          {
            "value": "AVAILABLE",
            "label": "Available"
          },
          {
            "value": "HOLD",
            "label": "Hold"
          },
          {
            "value": "SUSPENDED",
            "label": "Suspended"
          },
          {
            "value": "MEMO",
            "label": "Memo"
          }
        ]
      },
      "filter": {
        "name": "statuses",
        "kind": "options"
      },
      "facet": "STATUS",
      "sort": "STATUS"
    },
    {
      "name": "availability",
      "label": "Availability",
      "unit": null,
      "group": "Availability",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": "availability",
      "options": {
        "values": [
          {
            "value": "FOR_SALE",
            "label": "For sale"
          },
          {
            "value": "HELD_FOR_YOU",
            "label": "Held for you"
          },
          {
            "value": "GONE",
            "label": "Gone"
          }
        ]
      },
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "tradeShow",
      "label": "Trade show",
      "unit": null,
      "group": "Availability",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "output": "tradeShow",
      "filter": {
        "name": "tradeShows",
        "kind": "options"
      },
      "facet": "TRADE_SHOW",
      "sort": null
    },
    {
      "name": "isHighlighted",
      "label": "Highlighted",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": false,
      "output": "isHighlighted",
      "filter": {
        "name": "isHighlighted",
        "kind": "toggle"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "showToAll",
      "label": "Shown to visitors",
      "shortLabel": "Visitors",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "output": "showToAll",
      "filter": {
        "name": "showToAll",
        "kind": "toggle"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "collections",
      "label": "Pages",
      "unit": null,
      "group": "Availability",
      "value": "choices",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": "collections",
      "options": {
        "values": [
          {
            "value": "WHITE",
            "label": "White"
          },
          {
            "value": "FANCY",
            "label": "Fancy"
          },
          {
            "value": "FANCY_SHAPES",
            "label": "Fancy shapes"
          },
          {
            "value": "FANCY_SHAPE_LINES",
            "label": "Fancy shape lines"
          },
          {
            "value": "LAB_GROWN",
            "label": "Lab grown"
          },
          {
            "value": "SALT_AND_PEPPER",
            "label": "Salt and pepper"
          },
          {
            "value": "BLACK",
            "label": "Black"
          },
          {
            "value": "MATCHING_PAIRS",
            "label": "Matching pairs"
          },
          {
            "value": "STUDS",
            "label": "Studs"
          },
          {
            "value": "MEMO",
            "label": "Memo"
          },
          {
            "value": "PARCELS",
            "label": "Parcels"
          }
        ]
      },
      "filter": {
        "name": "collection",
        "kind": "option"
      },
      "facet": "COLLECTION",
      "sort": null
    },
    {
      "name": "isHeld",
      "label": "Held for somebody known",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "readers": "administrators",
      "isGiven": false,
      "output": null,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "holdUserId",
      "label": "Held for",
      "unit": null,
      "group": "Availability",
      "value": "user",
      "limits": {},
      "presence": "optional",
      "readers": "administrators",
      "isGiven": false,
      "output": null,
      "filter": {
        "name": "holdUserIds",
        "kind": "options"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "holdUntil",
      "label": "Held until",
      "unit": null,
      "group": "Availability",
      "value": "moment",
      "limits": {},
      "presence": "optional",
      "readers": "administrators",
      "isGiven": false,
      "output": "holdUntil",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "promisedStones",
      "label": "Stones in open orders",
      "unit": null,
      "group": "Availability",
      "value": "integer",
      "limits": {
        "min": 0,
        "max": 1000000,
        "decimals": 0
      },
      "presence": "made",
      "default": 0,
      "readers": "administrators",
      "isGiven": false,
      "output": "promisedStones",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "promisedCarats",
      "label": "Carats in open orders",
      "unit": "ct",
      "group": "Availability",
      "value": "carats",
      "limits": {
        "min": 0.001,
        "max": 9999.999,
        "decimals": 3
      },
      "presence": "made",
      "default": "0",
      "readers": "administrators",
      "isGiven": false,
      "output": "promisedCarats",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "isActive",
      "label": "Active",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": true,
      "readers": "administrators",
      "isGiven": true,
      "output": "isActive",
      "filter": {
        "name": "isActive",
        "kind": "toggle"
      },
      "facet": "IS_ACTIVE",
      "sort": "IS_ACTIVE"
    },
    {
      "name": "updatedAt",
      "label": "Last change",
      "shortLabel": "Changed",
      "unit": null,
      "group": "Availability",
      "value": "moment",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "output": "updatedAt",
      "filter": null,
      "facet": null,
      "sort": "UPDATED_AT"
    },
    {
      "name": "memoAccount",
      "label": "Memo account",
      "unit": null,
      "group": "Memo",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "output": "memo.account",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoPricePerCarat",
      "label": "Memo price per carat",
      "unit": "$/ct",
      "group": "Memo",
      "value": "money",
      "limits": {
        "min": 0,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "output": "memo.pricePerCarat",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoTotalPrice",
      "label": "Memo total price",
      "unit": "$",
      "group": "Memo",
      "value": "money",
      "limits": {
        "min": 0,
        "max": 99999999.99,
        "decimals": 2
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "output": "memo.totalPrice",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoNo",
      "label": "Memo number",
      "unit": null,
      "group": "Memo",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "output": "memo.number",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoDate",
      "label": "Memo date",
      "unit": null,
      "group": "Memo",
      "value": "moment",
      "limits": {},
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "output": "memo.date",
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoRap",
      "label": "Memo against Rap",
      "unit": "%",
      "group": "Memo",
      "value": "number",
      "limits": {
        "min": -100,
        "max": 1000,
        "decimals": 4
      },
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "output": "memo.rap",
      "filter": null,
      "facet": null,
      "sort": null
    }
  ]
} as const satisfies StockDeclaration;
