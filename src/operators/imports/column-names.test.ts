import { expect, test } from 'vitest'
import { fieldsOfColumns, missingFields, type ImportKind } from './column-names.ts'

test.each<[ImportKind, string, string]>([
  ['hotels', 'id,name,lat,lon,stars', 'operatorId,name,latitude,longitude,category'],
  ['hotels', 'Código,NOMBRE,Categoría,País', 'operatorId,name,category,country'],
  ['hotels', 'hotel_id,hotelName,postalCode', 'operatorId,name,postalCode'],
  ['hotels', 'Hôtel,Ville,Code postal,Étoiles', 'name,cityName,postalCode,category'],
  ['hotels', 'location.lat,location.lng,address.city', 'latitude,longitude,cityName'],
  [
    'hotels',
    '@id,addr:street,addr:housenumber,addr:postcode',
    'operatorId,address,houseNumber,postalCode',
  ],
  ['hotels', 'Teléfono,E-Mail,Provincia', 'phone,email,region'],
  ['hotels', 'photo_1,photo_2,Image URL', 'photos,photos,photos'],
  [
    'hotels',
    'description_es,Descripción (inglés),desc_fr',
    'description.es,description.en,description.fr',
  ],
  ['hotels', 'id,hotel_id,name,hotel_name', ',operatorId,,name'],
  ['hotels', 'wifi,Swimming pool,colour', 'service.4,service.6,'],
  ['rates', 'hotel_id,id,room_type,room_name', 'hotelId,,roomKind,roomName'],
  ['rates', 'id,room_type,fecha,precio', 'hotelId,roomName,date,price'],
  ['rates', 'Desde,Hasta,Cupo,Régimen', 'dateFrom,dateTo,rooms,board'],
  ['reviews', 'hotel_id,id,rating', 'hotelId,reviewId,score'],
  ['reviews', 'id,stars,review', 'hotelId,score5,positive'],
])('%s: %s', (kind, columns, fields) => {
  expect(fieldsOfColumns(kind, columns.split(',')).join(',')).toBe(fields)
})

test('what is missing is told by the usual name of its column', () => {
  expect(missingFields('hotels', ['name'])).toEqual(['hotel_id', 'latitude or coordinates or city'])
})

test.each([
  ['child_price_2_6', 'child.2-6'],
  ['Kinder 7-12 Preis', 'child.7-12'],
  ['Niños de 3 a 15', 'child.3-12'],
  ['baby price', 'child.0-1'],
  ['precio niño', 'child.2-12'],
  ['child 1', ''],
  ['children 13-17', ''],
  ['children', 'maxChildren'],
])('%s prices children of some ages', (column, field) => {
  expect(fieldsOfColumns('rates', [column])).toEqual([field])
})
