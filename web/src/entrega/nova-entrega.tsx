import { criarEntrega } from '@indica-bem/domain/entrega/chamadas';
import { useState } from 'react';
import { api } from '../lib/api';
import { useHoje } from '../lib/use-hoje';
import { Pagina } from '../ui/pagina';
import { FormularioDaEntrega } from './formulario-da-entrega';
import { emBranco } from './rascunho';

export function NovaEntrega() {
  const hoje = useHoje();
  const [iniciais] = useState(() => emBranco(hoje));
  return (
    <Pagina titulo="Nova entrega" subtitulo="O que foi prometido, e chegou">
      <FormularioDaEntrega
        iniciais={iniciais}
        hoje={hoje}
        guardada={{ foto: null, documento: null }}
        rotuloDoEnvio="Registrar entrega"
        enviar={(form, chave) => api(criarEntrega, { body: form, headers: { 'idempotency-key': chave } })}
      />
    </Pagina>
  );
}
