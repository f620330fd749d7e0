import type { StockDeclaration } from '../../stock/stock-declaration';

export const diamond = {
  "kind": "DIAMOND",
  "one": "diamond",
  "many": "diamonds",
  "typeName": "Diamond",
  "noun": "diamond",
  "plural": "diamonds",
  "title": "Diamonds",
  "defaultSort": "CARATS",
  "prices": [
    {
      "field": "pricePerCarat",
      "hasListPrice": true
    },
    {
      "field": "totalPrice",
      "hasListPrice": true
    }
  ],
  "path": "diamonds",
  "fields": [
    {
      "name": "stockNumber",
      "output": "stockNumber",
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
      "filter": {
        "name": "stockNumbers",
        "kind": "texts",
        "readers": "everybody"
      },
      "facet": null,
      "sort": "STOCK_NUMBER"
    },
    {
      "name": "carats",
      "output": "carats",
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
      "filter": {
        "name": "carats",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CARATS",
      "sort": "CARATS"
    },
    {
      "name": "shapeId",
      "output": "shape",
      "label": "Shape",
      "unit": null,
      "group": "Identity",
      "value": "reference",
      "limits": {},
      "presence": "required",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "shapes"
      },
      "filter": {
        "name": "shapeIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "SHAPE",
      "sort": "SHAPE"
    },
    {
      "name": "isLabGrown",
      "output": "isLabGrown",
      "label": "Lab grown",
      "unit": null,
      "group": "Identity",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "isLabGrown",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "IS_LAB_GROWN",
      "sort": null
    },
    {
      "name": "isSnP",
      "output": "isSnP",
      "label": "Salt and pepper",
      "unit": null,
      "group": "Identity",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "isSnP",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "IS_SNP",
      "sort": null
    },
    {
      "name": "vendor",
      "output": "vendor",
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
      "filter": {
        "name": "vendors",
        "kind": "options",
        "readers": "administrators"
      },
      "facet": "VENDOR",
      "sort": "VENDOR"
    },
    {
      "name": "pricePerCarat",
      "output": "price.perCarat",
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
      "filter": {
        "name": "pricePerCarat",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "PRICE_PER_CARAT",
      "sort": "PRICE_PER_CARAT"
    },
    {
      "name": "unitPrice",
      "output": "price.unit",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "totalPrice",
      "output": "price.total",
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
      "filter": {
        "name": "totalPrice",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "TOTAL_PRICE",
      "sort": "TOTAL_PRICE"
    },
    {
      "name": "rapPrice",
      "output": "rapPrice",
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
      "filter": {
        "name": "rapPrice",
        "kind": "range",
        "readers": "users"
      },
      "facet": "RAP_PRICE",
      "sort": "RAP_PRICE"
    },
    {
      "name": "discount",
      "output": "discount",
      "label": "Discount to Rap",
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
      "filter": {
        "name": "discount",
        "kind": "range",
        "readers": "users"
      },
      "facet": "DISCOUNT",
      "sort": "DISCOUNT"
    },
    {
      "name": "availability",
      "output": "availability",
      "label": "Availability",
      "unit": null,
      "group": "Grades",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
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
            "value": "ORDERED_BY_YOU",
            "label": "Ordered by you"
          },
          {
            "value": "ON_HOLD",
            "label": "On hold"
          },
          {
            "value": "SOLD",
            "label": "Sold"
          },
          {
            "value": "GONE",
            "label": "Gone"
          }
        ]
      },
      "filter": {
        "name": "availabilities",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "AVAILABILITY",
      "sort": null
    },
    {
      "name": "colorId",
      "output": "color",
      "label": "Colour",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "colors"
      },
      "filter": {
        "name": "colorIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "COLOR",
      "sort": "COLOR"
    },
    {
      "name": "clarityId",
      "output": "clarity",
      "label": "Clarity",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "clarities"
      },
      "filter": {
        "name": "clarityIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "CLARITY",
      "sort": "CLARITY"
    },
    {
      "name": "cutId",
      "output": "cut",
      "label": "Cut",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "cuts"
      },
      "filter": {
        "name": "cutIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "CUT",
      "sort": "CUT"
    },
    {
      "name": "polishId",
      "output": "polish",
      "label": "Polish",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "polishes"
      },
      "filter": {
        "name": "polishIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "POLISH",
      "sort": "POLISH"
    },
    {
      "name": "symmetryId",
      "output": "symmetry",
      "label": "Symmetry",
      "shortLabel": "Symm.",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "symmetries"
      },
      "filter": {
        "name": "symmetryIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "SYMMETRY",
      "sort": "SYMMETRY"
    },
    {
      "name": "fluorescenceId",
      "output": "fluorescence",
      "label": "Fluorescence",
      "shortLabel": "Fluor.",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "fluorescences"
      },
      "filter": {
        "name": "fluorescenceIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "FLUORESCENCE",
      "sort": "FLUORESCENCE"
    },
    {
      "name": "fancyIntensityId",
      "output": "fancyIntensity",
      "label": "Fancy intensity",
      "shortLabel": "Intensity",
      "unit": null,
      "group": "Grades",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "fancyIntensities"
      },
      "filter": {
        "name": "fancyIntensityIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "FANCY_INTENSITY",
      "sort": "FANCY_INTENSITY"
    },
    {
      "name": "overtone",
      "output": "overtone",
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
      "filter": {
        "name": "overtones",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "OVERTONE",
      "sort": null
    },
    {
      "name": "colorShade",
      "output": "colorShade",
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
      "filter": {
        "name": "colorShades",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "COLOR_SHADE",
      "sort": null
    },
    {
      "name": "fluorescenceText",
      "output": "fluorescenceText",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "fluorescenceColor",
      "output": "fluorescenceColor",
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
      "filter": {
        "name": "fluorescenceColors",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "FLUORESCENCE_COLOR",
      "sort": null
    },
    {
      "name": "milky",
      "output": "milky",
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
      "filter": {
        "name": "milky",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "MILKY",
      "sort": null
    },
    {
      "name": "eyeClean",
      "output": "eyeClean",
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
      "filter": {
        "name": "eyeClean",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "EYE_CLEAN",
      "sort": null
    },
    {
      "name": "treatment",
      "output": "treatment",
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
      "filter": {
        "name": "treatments",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "TREATMENT",
      "sort": null
    },
    {
      "name": "colorCategory",
      "output": null,
      "label": "Colour category",
      "unit": null,
      "group": "Grades",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
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
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "COLOR_CATEGORY",
      "sort": null
    },
    {
      "name": "laboratoryId",
      "output": "report.laboratory",
      "label": "Laboratory",
      "shortLabel": "Lab",
      "unit": null,
      "group": "Report",
      "value": "reference",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "options": {
        "list": "laboratories"
      },
      "filter": {
        "name": "laboratoryIds",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "LABORATORY",
      "sort": "LABORATORY"
    },
    {
      "name": "certificateNo",
      "output": "report.number",
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
      "filter": {
        "name": "reportNumbers",
        "kind": "texts",
        "readers": "everybody"
      },
      "facet": null,
      "sort": "REPORT_NUMBER"
    },
    {
      "name": "certificateUrl",
      "output": "report.url",
      "label": "Report URL",
      "unit": null,
      "group": "Report",
      "value": "link",
      "limits": {
        "maxLength": 2000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "hasReport",
      "output": null,
      "label": "With report",
      "unit": null,
      "group": "Report",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "filter": {
        "name": "hasReport",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "HAS_REPORT",
      "sort": null
    },
    {
      "name": "length",
      "output": "proportions.length",
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
      "filter": {
        "name": "length",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "LENGTH",
      "sort": "LENGTH"
    },
    {
      "name": "width",
      "output": "proportions.width",
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
      "filter": {
        "name": "width",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "WIDTH",
      "sort": "WIDTH"
    },
    {
      "name": "height",
      "output": "proportions.height",
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
      "filter": {
        "name": "height",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "HEIGHT",
      "sort": "HEIGHT"
    },
    {
      "name": "depthPercent",
      "output": "proportions.depthPercent",
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
      "filter": {
        "name": "depthPercent",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "DEPTH_PERCENT",
      "sort": "DEPTH_PERCENT"
    },
    {
      "name": "tablePercent",
      "output": "proportions.tablePercent",
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
      "filter": {
        "name": "tablePercent",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "TABLE_PERCENT",
      "sort": "TABLE_PERCENT"
    },
    {
      "name": "crownAngle",
      "output": "proportions.crownAngle",
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
      "filter": {
        "name": "crownAngle",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CROWN_ANGLE",
      "sort": "CROWN_ANGLE"
    },
    {
      "name": "crownHeight",
      "output": "proportions.crownHeight",
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
      "filter": {
        "name": "crownHeight",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "CROWN_HEIGHT",
      "sort": "CROWN_HEIGHT"
    },
    {
      "name": "girdle",
      "output": "proportions.girdle",
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
      "filter": {
        "name": "girdles",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "GIRDLE",
      "sort": null
    },
    {
      "name": "culetSize",
      "output": "proportions.culetSize",
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
      "filter": {
        "name": "culetSizes",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "CULET_SIZE",
      "sort": null
    },
    {
      "name": "imageUrl",
      "output": "media.images",
      "label": "Picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "pic2",
      "output": "media.images",
      "label": "Second picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "pic3",
      "output": "media.images",
      "label": "Third picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "pic4",
      "output": "media.images",
      "label": "Fourth picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "image3d",
      "output": "media.view3d",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "set3D",
      "output": "media.set3d",
      "label": "360° set view",
      "unit": null,
      "group": "Pictures",
      "value": "link",
      "limits": {
        "maxLength": 2000
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "setImage",
      "output": "media.images",
      "label": "Set picture",
      "unit": null,
      "group": "Pictures",
      "value": "picture",
      "limits": {},
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "hasImage",
      "output": null,
      "label": "With photo",
      "unit": null,
      "group": "Pictures",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "filter": {
        "name": "hasImage",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "HAS_IMAGE",
      "sort": null
    },
    {
      "name": "has3d",
      "output": null,
      "label": "With 360° view",
      "unit": null,
      "group": "Pictures",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "filter": {
        "name": "has3d",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "HAS_3D",
      "sort": null
    },
    {
      "name": "parcelStones",
      "output": "parcelStones",
      "label": "Stones in parcel",
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
      "filter": {
        "name": "parcelStones",
        "kind": "range",
        "readers": "everybody"
      },
      "facet": "PARCEL_STONES",
      "sort": "PARCEL_STONES"
    },
    {
      "name": "isMatchingPair",
      "output": "isMatchingPair",
      "label": "Matching pair",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "isMatchingPair",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "IS_MATCHING_PAIR",
      "sort": null
    },
    {
      "name": "isPair",
      "output": "isPair",
      "label": "Pair",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "isPair",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "IS_PAIR",
      "sort": null
    },
    {
      "name": "isLine",
      "output": "isLine",
      "label": "In line set",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": true,
      "filter": {
        "name": "isLine",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": "IS_LINE",
      "sort": null
    },
    {
      "name": "lineSet",
      "output": "lineSet",
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
      "filter": {
        "name": "lineSet",
        "kind": "text",
        "readers": "everybody"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "lineSetColor",
      "output": "lineSetColor",
      "label": "Set colour",
      "shortLabel": "Set colour",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "lineSetClarity",
      "output": "lineSetClarity",
      "label": "Set clarity",
      "shortLabel": "Set clarity",
      "unit": null,
      "group": "Pairs, lines and parcels",
      "value": "text",
      "limits": {
        "maxLength": 200
      },
      "presence": "optional",
      "readers": "everybody",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "comment",
      "output": "comment",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "saleState",
      "output": null,
      "label": "State",
      "unit": null,
      "group": "Availability",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "readers": "administrators",
      "isGiven": false,
      "options": {
        "values": [
          {
            "value": "FOR_SALE",
            "label": "For sale"
          },
          {
            "value": "ON_HOLD",
            "label": "On hold"
          },
          {
            "value": "IN_ORDER",
            "label": "In order"
          },
          {
            "value": "ON_MEMO",
            "label": "On memo"
          },
          {
            "value": "SOLD",
            "label": "Sold"
          },
          {
            "value": "SUSPENDED",
            "label": "Suspended"
          },
          {
            "value": "INACTIVE",
            "label": "Inactive"
          },
          {
            "value": "NO_PRICE",
            "label": "No price"
          }
        ]
      },
      "filter": {
        "name": "saleStates",
        "kind": "options",
        "readers": "administrators"
      },
      "facet": "SALE_STATE",
      "sort": null
    },
    {
      "name": "status",
      "output": "status",
      "label": "Status",
      "unit": null,
      "group": "Availability",
      "value": "choice",
      "limits": {},
      "presence": "made",
      "default": "AVAILABLE",
      "readers": "everybody",
      "isGiven": false,
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
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "STATUS",
      "sort": "STATUS"
    },
    {
      "name": "tradeShow",
      "output": "tradeShow",
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
      "filter": {
        "name": "tradeShows",
        "kind": "options",
        "readers": "everybody"
      },
      "facet": "TRADE_SHOW",
      "sort": null
    },
    {
      "name": "isHighlighted",
      "output": "isHighlighted",
      "label": "Highlighted",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": false,
      "readers": "everybody",
      "isGiven": false,
      "filter": {
        "name": "isHighlighted",
        "kind": "toggle",
        "readers": "everybody"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "showToAll",
      "output": "showToAll",
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
      "filter": {
        "name": "showToAll",
        "kind": "toggle",
        "readers": "administrators"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "collections",
      "output": "collections",
      "label": "Pages",
      "unit": null,
      "group": "Availability",
      "value": "choices",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
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
        "kind": "option",
        "readers": "everybody"
      },
      "facet": "COLLECTION",
      "sort": null
    },
    {
      "name": "holdUserId",
      "output": "holdUser",
      "label": "Held for",
      "unit": null,
      "group": "Availability",
      "value": "user",
      "limits": {},
      "presence": "optional",
      "readers": "administrators",
      "isGiven": false,
      "filter": {
        "name": "holdUserIds",
        "kind": "options",
        "readers": "administrators"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "holdUntil",
      "output": "holdUntil",
      "label": "Held until",
      "unit": null,
      "group": "Availability",
      "value": "moment",
      "limits": {},
      "presence": "optional",
      "readers": "administrators",
      "isGiven": false,
      "filter": {
        "name": "holdUntil",
        "kind": "range",
        "readers": "administrators"
      },
      "facet": null,
      "sort": null
    },
    {
      "name": "promisedStones",
      "output": "promisedStones",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "promisedCarats",
      "output": "promisedCarats",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "isActive",
      "output": "isActive",
      "label": "Active",
      "unit": null,
      "group": "Availability",
      "value": "flag",
      "limits": {},
      "presence": "made",
      "default": true,
      "readers": "administrators",
      "isGiven": true,
      "filter": {
        "name": "isActive",
        "kind": "toggle",
        "readers": "administrators"
      },
      "facet": "IS_ACTIVE",
      "sort": "IS_ACTIVE"
    },
    {
      "name": "updatedAt",
      "output": "updatedAt",
      "label": "Last changed",
      "shortLabel": "Changed",
      "unit": null,
      "group": "Availability",
      "value": "moment",
      "limits": {},
      "presence": "made",
      "readers": "everybody",
      "isGiven": false,
      "filter": {
        "name": "updatedAt",
        "kind": "range",
        "readers": "administrators"
      },
      "facet": null,
      "sort": "UPDATED_AT"
    },
    {
      "name": "memoAccount",
      "output": "memo.account",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoPricePerCarat",
      "output": "memo.pricePerCarat",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoTotalPrice",
      "output": "memo.totalPrice",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoNo",
      "output": "memo.number",
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
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoDate",
      "output": "memo.date",
      "label": "Memo date",
      "unit": null,
      "group": "Memo",
      "value": "moment",
      "limits": {},
      "presence": "optional",
      "readers": "administrators",
      "isGiven": true,
      "filter": null,
      "facet": null,
      "sort": null
    },
    {
      "name": "memoRap",
      "output": "memo.rap",
      "label": "Memo discount",
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
      "filter": null,
      "facet": null,
      "sort": null
    }
  ]
} as const satisfies StockDeclaration;
